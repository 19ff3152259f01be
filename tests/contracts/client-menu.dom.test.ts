import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadMenu } from '@/features/menu/load-menu';
import { findMenuTree } from '@/features/menu/menu-api';
import { clearMenu, useMenu } from '@/features/menu/menu-store';
import { ContractError, isCancelled } from '@/shared/api/client/api-errors';
import { connectApi } from '@/shared/api/client/connect-api';
import { useApiServer as answerFromMocks } from '../support/api-server';
import { recordedPorts } from '../support/recorded-ports';
import { signIn } from '../support/system-client';

const server = answerFromMocks();
const URL = '/rcep-boot/api/v1/system/menu/findMenuTree';

function connect(token: string | null = 'jwt') {
  const { ports, seen } = recordedPorts({ token });
  connectApi(ports);
  return seen;
}

const answer = (data: unknown) =>
  server.use(http.post(URL, () => HttpResponse.json({ msg: '请求成功', code: 0, data, timestamp: 1 })));

const rejection = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call was not rejected'),
    (error: unknown) => error,
  );

beforeEach(clearMenu);

describe('§7 POST /api/v1/system/menu/findMenuTree: "optional body; route tree in data"', () => {
  it('is sent with the token and without a body', async () => {
    connect('my-token');
    let sent: { token: string | null; body: string; query: string } | undefined;
    server.use(
      http.post(URL, async ({ request }) => {
        const query = request.url.split('?')[1] ?? '';
        sent = { token: request.headers.get('T-Authorization'), body: await request.text(), query };
        return HttpResponse.json({ code: 0, data: [] });
      }),
    );
    expect(await findMenuTree()).toEqual([]);
    expect(sent).toEqual({ token: 'my-token', body: '', query: '' });
  });

  it.each([[null], [undefined]])('data %j is no menu', async (data) => {
    connect();
    answer(data);
    expect(await findMenuTree()).toEqual([]);
  });

  it('a node that makes no sense breaks nothing; data that is no list breaks the contract', async () => {
    connect();
    answer([{ path: '/a' }, 5]);
    expect(await findMenuTree()).toEqual([{ path: '/a' }, 5]);
    answer({ path: '/a' });
    expect(await rejection(findMenuTree())).toBeInstanceOf(ContractError);
  });
});

describe('loading the menu', () => {
  it("keeps the menu of the signed-in user as the server's seed has it", async () => {
    connect(await signIn('system'));
    expect(useMenu.getState().status).toBe('idle');
    await loadMenu();
    const { entries, problems, status } = useMenu.getState();
    expect(status).toBe('ready');
    expect(problems).toEqual([]);
    expect(entries.map(({ path }) => path)).toEqual([
      '/org',
      '/system',
      '/content',
      '/log',
      '/deve',
      'https://rcepsec.org/',
    ]);
    const [nested, docs] = entries.find(({ path }) => path === '/deve')!.children;
    expect(nested!.children[0]!.children[0]!.path).toBe('/deve/nested/menu1/menu1-1');
    expect(nested!.children[0]!.redirect).toBeNull();
    expect(docs!.path).toBe(`${window.location.origin}/rcep-boot/doc.html`);
    expect(docs!.meta.target).toBe('_blank');
  });

  it('keeps nothing where the call fails or is given up', async () => {
    connect('forged');
    await rejection(loadMenu());
    expect(useMenu.getState().status).toBe('idle');

    connect(await signIn('system'));
    const controller = new AbortController();
    const loading = loadMenu(controller.signal);
    controller.abort();
    expect(isCancelled(await rejection(loading))).toBe(true);
    expect(useMenu.getState().status).toBe('idle');
  });

  it('forgets it for the next user', async () => {
    connect(await signIn('system'));
    await loadMenu();
    clearMenu();
    expect(useMenu.getState()).toEqual({ entries: [], problems: [], status: 'idle' });
  });
});
