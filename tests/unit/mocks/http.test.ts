import { WebSocket } from 'ws';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { resetDb } from '../../../mocks/db';
import { startMockServer, type MockServer } from '../../../mocks/http';
import { issueToken } from '../../../mocks/tokens';

const TARIFF = '/rcep-boot/api/v1/portal/tariff/query?hs=940620&to=VN';
let server: MockServer;

beforeAll(async () => {
  server = await startMockServer(0);
});
afterEach(resetDb);
afterAll(() => server.close());

describe('the mock back end over HTTP', () => {
  it('answers as the handlers do', async () => {
    const response = await fetch(`${server.url}${TARIFF}`, { headers: { 'Accept-Language': 'ja' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ code: 0, data: { hs: '940620', name: { lang: 'ja' } } });
  });

  it('answers 304 to a known ETag', async () => {
    const etag = (await fetch(`${server.url}${TARIFF}`)).headers.get('etag') ?? '';
    const again = await fetch(`${server.url}${TARIFF}`, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  it('lets any origin read, with its headers', async () => {
    const preflight = await fetch(`${server.url}${TARIFF}`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://example.org', 'Access-Control-Request-Headers': 't-authorization' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://example.org');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('t-authorization');
  });

  it('console 15: gives back what comes over its WebSocket, and takes none elsewhere', async () => {
    const address = server.url.replace('http', 'ws');
    const socket = new WebSocket(`${address}/rcep-boot/ws`);
    const came = new Promise((resolve) => socket.on('message', resolve));
    socket.on('open', () => socket.send('你好'));
    expect(await came).toEqual(Buffer.from('你好'));

    const refused = new WebSocket(`${address}/rcep-boot/elsewhere`);
    const reason = new Promise<Error>((resolve) => refused.on('error', resolve));
    expect((await reason).message).toContain('404');
  });

  it('answers 404 to an address that nobody handles', async () => {
    expect((await fetch(`${server.url}/elsewhere`)).status).toBe(404);
    expect((await fetch(`${server.url}/rcep-boot/api/v1/portal/elsewhere/get`)).status).toBe(404);
    expect((await fetch(`${server.url}/rcep-boot/static/upload/none.png`)).status).toBe(404);
  });

  it('asks for a token first where the address is behind the login', async () => {
    const address = `${server.url}/rcep-boot/api/v1/system/elsewhere/get`;
    const visitor = await fetch(address);
    expect([visitor.status, await visitor.json()]).toEqual([
      200,
      { code: 401, msg: '认证失败，请重新登陆', timestamp: expect.any(Number) },
    ]);
    const { accessToken } = issueToken({ uid: '1', username: 'system' });
    const signedIn = await fetch(address, { headers: { 'T-Authorization': accessToken } });
    expect(signedIn.status).toBe(404);
    expect(await signedIn.json()).toMatchObject({ path: '/rcep-boot/api/v1/system/elsewhere/get' });
  });

  it('switches a deviation on and off', async () => {
    const on = await fetch(`${server.url}/__scenario/http-502`, { method: 'POST' });
    expect(await on.text()).toContain('502');
    expect((await fetch(`${server.url}${TARIFF}`)).status).toBe(502);
    await fetch(`${server.url}/__scenario`, { method: 'POST' });
    expect((await fetch(`${server.url}${TARIFF}`)).status).toBe(200);
  });

  it('refuses an unknown deviation with a sentence', async () => {
    const refused = await fetch(`${server.url}/__scenario/nonsense`, { method: 'POST' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Unknown scenario "nonsense"');
  });

  it('breaks the connection when offline', async () => {
    await expect(
      fetch(`${server.url}${TARIFF}`, { headers: { 'x-mock-scenario': 'offline' } }),
    ).rejects.toThrow();
  });

  it('does not answer in the scenario timeout until the caller gives up', async () => {
    const requested = fetch(`${server.url}${TARIFF}`, {
      headers: { 'x-mock-scenario': 'timeout' },
      signal: AbortSignal.timeout(300),
    });
    await expect(requested).rejects.toThrow(/timeout|aborted/i);
  });
});
