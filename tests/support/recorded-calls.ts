import { beforeEach } from 'vitest';
import { connectApi } from '@/shared/api/client/connect-api';
import type { server } from '../../mocks/node';
import { recordedPorts } from './recorded-ports';
import { signIn } from './system-client';

interface SentCall {
  /** Method, path and query. */
  line: string;
  body: Promise<string>;
}

/** The calls of a test by a signed-in user, for all tests of the file. */
export function recordCalls(mocks: typeof server, user: 'system' | 'admin') {
  let sent: SentCall[] = [];
  beforeEach(async () => {
    connectApi(recordedPorts({ token: await signIn(user) }).ports);
    sent = [];
    mocks.events.removeAllListeners();
    mocks.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      sent.push({ line: `${request.method} ${pathname}${search}`, body: request.clone().text() });
    });
  });
  return {
    lastLine: () => sent.at(-1)?.line,
    lastBody: async () => JSON.parse((await sent.at(-1)?.body) || 'null') as unknown,
  };
}

/** The code of a refused call; 0 for one that succeeds. */
export const codeOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 0,
    (error: { code: number }) => error.code,
  );
