import { config } from '@/shared/config/config';
import { BusinessError, HttpStatusError, NetworkError } from './api-errors';
import { checkAnswer } from './check-answer';
import { connectedPorts } from './connect-api';
import { withDeadline } from './deadline';
import type { Endpoint } from '../endpoint';
import { envelope } from './envelope-schema';
import { TOKEN_HEADER } from './http-client';
import { requestUrl } from './request-url';
import type { Transport } from './transport';

/**
 * Makes a call without a body for a session already ended here: it uses the old token, is sent even if the page is
 * left meanwhile, and shows and changes nothing itself. Rejects with an `ApiError`.
 */
export async function callParting(endpoint: Endpoint, token: string): Promise<void> {
  const answer = await send({
    method: endpoint.method,
    url: requestUrl(config.apiBase, endpoint.path),
    headers: { 'Accept-Language': connectedPorts().locale(), [TOKEN_HEADER]: token },
    timeoutMs: config.requestTimeoutMs,
  });
  const { code, msg } = checkAnswer(endpoint.path, envelope, answer);
  if (!config.successCodes.includes(code)) throw new BusinessError(code, msg || null);
}

const send = withDeadline(async ({ method, url, headers, signal }: Parameters<Transport>[0]) => {
  const response = await fetch(url, { method, headers, signal: signal ?? null, keepalive: true }).catch(
    (cause: unknown) => {
      throw new NetworkError('No answer came', { cause });
    },
  );
  if (!response.ok) throw new HttpStatusError(response.status);
  return response.json().catch(() => null);
});
