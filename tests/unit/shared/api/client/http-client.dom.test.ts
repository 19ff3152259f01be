import type { InternalAxiosRequestConfig } from 'axios';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { isCancelled } from '@/shared/api/client/api-errors';
import { connectApi } from '@/shared/api/client/connect-api';
import { defineEndpoint } from '@/shared/api/endpoint';
import { callApi, createHttpClient } from '@/shared/api/client/http-client';
import { parseConfig } from '@/shared/config/parse-config';
import { recordedPorts } from '../../../../support/recorded-ports';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const insert = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/dict/insert',
  summary: 'Insert',
  body: z.object({ typeCode: z.string(), izLock: z.optional(z.string()) }),
  data: z.unknown(),
});
const remove = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/dict/delAll',
  summary: 'Delete',
  query: z.object({ ids: z.array(z.string()) }),
  data: z.unknown(),
});
const checkCode = defineEndpoint({
  method: 'POST',
  path: '/api/v1/operation/auth/email/check-code/{id}/{code}',
  summary: 'Check a code',
  data: z.unknown(),
});
const index = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/index/getIndexInfo',
  summary: 'Indices',
  query: z.object({ updateTime_ORDER: z.optional(z.string()), q: z.optional(z.string()) }),
  data: z.unknown(),
});
const upload = defineEndpoint({
  method: 'POST',
  path: '/api/v1/tools/oss/upload',
  summary: 'Upload',
  body: z.instanceof(FormData),
  data: z.unknown(),
});

/** A client whose requests end at once and are recorded as axios would send them. */
function recordingClient(env: object = {}, token: string | null = null) {
  const sent: InternalAxiosRequestConfig[] = [];
  const { ports } = recordedPorts({ token });
  const client = createHttpClient(ports, parseConfig({ ...env }), {
    adapter: (request) => {
      sent.push(request);
      return Promise.resolve({
        config: request,
        data: { code: 0 },
        status: 200,
        statusText: 'OK',
        headers: {},
      });
    },
  });
  return { client, sent, last: () => sent.at(-1)! };
}

describe('specification §7: "Token header name T-Authorization, sent when a token exists"', () => {
  it.each([
    ['jwt', 'jwt'],
    [null, undefined],
  ])('token %s', async (token, header) => {
    const { client, last } = recordingClient({}, token);
    await client.call(index);
    expect(last().headers.get('T-Authorization') ?? undefined).toBe(header);
    expect(last().headers.get('Accept-Language')).toBe('zh');
    expect(last().withCredentials).toBe(false);
  });
});

describe('specification §7: "JSON UTF-8 content, or form-encoded when configured"', () => {
  const body = { typeCode: '税 & 费', izLock: '0' };

  it('JSON', async () => {
    const { client, last } = recordingClient();
    await client.call(insert, { body });
    expect(last().headers.get('Content-Type')).toBe('application/json;charset=UTF-8');
    expect(JSON.parse(last().data)).toEqual(body);
  });

  it('form', async () => {
    const { client, last } = recordingClient({ VITE_CONTENT_TYPE: 'form' });
    await client.call(insert, { body });
    expect(last().headers.get('Content-Type')).toBe('application/x-www-form-urlencoded;charset=UTF-8');
    expect(Object.fromEntries(new URLSearchParams(last().data))).toEqual(body);
  });

  it('files set their own type', async () => {
    const types: (string | null)[] = [];
    server.use(
      http.post('/rcep-boot/api/v1/tools/oss/upload', ({ request }) => {
        types.push(request.headers.get('Content-Type'));
        return HttpResponse.json({ code: 0 });
      }),
    );
    const form = new FormData();
    form.set('file', new File(['x'], 'x.txt'));
    const client = createHttpClient(recordedPorts().ports, parseConfig({ VITE_CONTENT_TYPE: 'form' }));
    await client.call(upload, { body: form });
    expect(types).toEqual([expect.stringContaining('multipart/form-data; boundary=')]);
  });

  it('no body, no type', async () => {
    const { client, last } = recordingClient();
    await client.call(checkCode, { params: { id: '1', code: '123456' } });
    expect(last().data).toBeUndefined();
  });
});

describe('specification §9: "Request timeout 20000 ms; 60000 ms for URLs containing getIndexInfo"', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    ['/api/v1/portal/news/findPage', 20_000],
    ['/api/v1/portal/index/getIndexInfo', 60_000],
  ])('%s: %i', async (path, timeoutMs) => {
    vi.useFakeTimers();
    const client = createHttpClient(recordedPorts().ports, parseConfig({}), {
      adapter: () => new Promise(() => undefined),
    });
    const ended = vi.fn();
    client.call(defineEndpoint({ ...index, path })).catch(ended);
    await vi.advanceTimersByTimeAsync(timeoutMs - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'TimeoutError' }));
  });
});

describe('addresses', () => {
  it('values of the path are put in its braces', async () => {
    const { client, last } = recordingClient();
    await client.call(checkCode, { params: { id: '1', code: '12/34' } });
    expect(last().url).toBe('/rcep-boot/api/v1/operation/auth/email/check-code/1/12%2F34');
  });

  it('parameters of deletions travel in the query', async () => {
    const { client, last } = recordingClient();
    await client.call(remove, { query: { ids: ['1', '2'] } });
    expect(last().url).toBe('/rcep-boot/api/v1/system/dict/delAll?ids=1%2C2');
  });
});

describe('specification §8: "Loading overlay shown for URLs matching a configured debounce list"', () => {
  it('opens at the first of its calls and closes when the last has answered, also with an error', async () => {
    const { ports, seen } = recordedPorts();
    const client = createHttpClient(ports, parseConfig({}));
    const open: (() => void)[] = [];
    server.use(
      http.post('/rcep-boot/api/v1/system/dict/insert', async () => {
        await new Promise<void>((resolve) => open.push(resolve));
        return HttpResponse.json({ code: open.length === 2 ? 0 : 20100 });
      }),
      http.get('/rcep-boot/api/v1/portal/index/getIndexInfo', () => HttpResponse.json({ code: 0 })),
    );
    const first = client.call(insert, { body: { typeCode: 'a' } });
    const second = client.call(insert, { body: { typeCode: 'b' } });
    await vi.waitFor(() => expect(open).toHaveLength(2));
    await client.call(index);
    expect(seen.overlay).toEqual([true]);
    open[0]?.();
    await first;
    expect(seen.overlay).toEqual([true]);
    open.push(() => undefined);
    open[1]?.();
    await expect(second).rejects.toMatchObject({ code: 20100 });
    expect(seen.overlay).toEqual([true, false]);
  });

  it('L6: opens for deletions, which the back end spells in two ways', async () => {
    const { ports, seen } = recordedPorts();
    const client = createHttpClient(ports, parseConfig({}));
    server.use(
      http.post('/rcep-boot/api/v1/system/dict/:call', () => HttpResponse.json({ code: 0, data: null })),
    );
    await client.call(remove, { query: { ids: ['1'] } });
    expect(seen.overlay).toEqual([true, false]);
    await client.call(defineEndpoint({ ...remove, path: '/api/v1/system/dict/del' }), {
      query: { ids: ['1'] },
    });
    expect(seen.overlay).toEqual([true, false, true, false]);
  });

  it('stays closed for a read whose parameters hold the words', async () => {
    const { ports, seen } = recordedPorts();
    const client = createHttpClient(ports, parseConfig({}));
    server.use(http.get('/rcep-boot/api/v1/portal/index/getIndexInfo', () => HttpResponse.json({ code: 0 })));
    await client.call(index, { query: { updateTime_ORDER: 'DESC', q: 'insert' } });
    expect(seen.overlay).toEqual([]);
  });

  it('closes after a cancelled call', async () => {
    const { ports, seen } = recordedPorts();
    const client = createHttpClient(ports, parseConfig({}));
    server.use(http.post('/rcep-boot/api/v1/system/dict/insert', () => delay('infinite')));
    const controller = new AbortController();
    const call = client.call(insert, { body: { typeCode: 'a' }, signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toSatisfy(isCancelled);
    expect(seen.overlay).toEqual([true, false]);
  });
});

describe('callApi', () => {
  it('calls through the ports that were connected last', async () => {
    server.use(
      http.get('/rcep-boot/api/v1/portal/index/getIndexInfo', ({ request }) =>
        HttpResponse.json({ code: 0, data: request.headers.get('T-Authorization') }),
      ),
    );
    connectApi(recordedPorts({ token: 'first' }).ports);
    expect(await callApi(index)).toBe('first');
    connectApi(recordedPorts({ token: 'second' }).ports);
    expect(await callApi(index)).toBe('second');
  });
});
