import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { HttpStatusError, isCancelled, TimeoutError } from '@/shared/api/client/api-errors';
import { defineEndpoint } from '@/shared/api/endpoint';
import { createHttpClient } from '@/shared/api/client/http-client';
import { parseConfig } from '@/shared/config/parse-config';
import { recordedPorts } from '../../../../support/recorded-ports';

const URL = '/rcep-boot/api/v1/portal/news/findPage?pageNo=1&pageSize=5';
const news = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/news/findPage',
  summary: 'News',
  auth: 'optional',
  query: z.object({ pageSize: z.number(), pageNo: z.number() }),
  data: z.string(),
});
const query = { pageSize: 5, pageNo: 1 };

let served = 0;
const server = setupServer(
  http.get('/rcep-boot/api/v1/portal/news/findPage', () => {
    served++;
    return HttpResponse.json({ code: 0, data: 'served' });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => (served = 0));
afterEach(() => {
  delete window.__rcepEarly;
  delete window.__rcepEarlyToken;
});
afterAll(() => server.close());

function setUp(early: Promise<Response>, env: object = {}, token: string | null = null) {
  window.__rcepEarly = { [URL]: early };
  const { ports, seen } = recordedPorts({ token });
  return { seen, client: createHttpClient(ports, parseConfig({ ...env })) };
}

const json = (body: object, status = 200) => Promise.resolve(Response.json(body, { status }));

describe('an answer that index.html requested before the application ran', () => {
  it('is taken once; the next call asks the server', async () => {
    const { client } = setUp(json({ code: 0, data: 'early' }));
    expect(await client.call(news, { query })).toBe('early');
    expect(served).toBe(0);
    expect(await client.call(news, { query })).toBe('served');
    expect(served).toBe(1);
  });

  it.each([['another user’s'], [null]])('M1: requested with one token is not taken for %j', async (token) => {
    const { client } = setUp(json({ code: 0, data: 'early' }), {}, token);
    window.__rcepEarlyToken = 'token of the first user';
    expect(await client.call(news, { query })).toBe('served');
    expect(window.__rcepEarly).toBeUndefined();
  });

  it.each([
    ['with the same token', 'jwt', 'jwt'],
    ['with none, as what everybody may see,', undefined, 'jwt'],
  ])('M1: requested %s it is taken', async (_how, requested, token) => {
    const { client } = setUp(json({ code: 0, data: 'early' }), {}, token);
    window.__rcepEarlyToken = requested;
    expect(await client.call(news, { query })).toBe('early');
  });

  it('is not taken for another query', async () => {
    const { client } = setUp(json({ code: 0, data: 'early' }));
    expect(await client.call(news, { query: { ...query, pageNo: 2 } })).toBe('served');
  });

  it('that failed makes the call ask the server', async () => {
    const { client, seen } = setUp(Promise.reject(new TypeError('Failed to fetch')));
    expect(await client.call(news, { query })).toBe('served');
    expect(seen.messages).toEqual([]);
  });

  it('goes through the error catalogue like any other', async () => {
    const { client, seen } = setUp(json({ code: -1, msg: '服务器异常' }));
    await expect(client.call(news, { query })).rejects.toMatchObject({ code: -1 });
    expect(seen.messages).toHaveLength(1);
    const { client: other } = setUp(json({}, 503));
    await expect(other.call(news, { query })).rejects.toEqual(new HttpStatusError(503));
  });

  it('that is no JSON breaks the contract', async () => {
    const { client } = setUp(Promise.resolve(new Response('<h1>Sign in</h1>')));
    await expect(client.call(news, { query })).rejects.toMatchObject({ name: 'ContractError' });
  });

  it('that does not come in time is a timeout', async () => {
    const { client } = setUp(new Promise(() => undefined), { VITE_REQUEST_TIMEOUT_MS: '20' });
    await expect(client.call(news, { query })).rejects.toBeInstanceOf(TimeoutError);
  });

  it('is left for later by a call that was cancelled before it began', async () => {
    const { client } = setUp(json({ code: 0, data: 'early' }));
    await expect(client.call(news, { query, signal: AbortSignal.abort() })).rejects.toSatisfy(isCancelled);
    expect(await client.call(news, { query })).toBe('early');
  });

  it('can be cancelled, silently', async () => {
    const { client, seen } = setUp(new Promise(() => undefined));
    const controller = new AbortController();
    const call = client.call(news, { query, signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toSatisfy(isCancelled);
    expect(seen.messages).toEqual([]);
  });
});
