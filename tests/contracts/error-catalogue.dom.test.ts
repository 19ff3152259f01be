import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  BusinessError,
  ContractError,
  HttpStatusError,
  isCancelled,
  NetworkError,
  TimeoutError,
  UnknownApiError,
} from '@/shared/api/client/api-errors';
import { defineEndpoint } from '@/shared/api/endpoint';
import { createHttpClient } from '@/shared/api/client/http-client';
import { parseConfig } from '@/shared/config/parse-config';
import { recordedPorts } from '../support/recorded-ports';

const URL = '/rcep-boot/api/v1/system/thing/get';
const thing = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/thing/get',
  summary: 'A thing',
  data: z.nullable(z.string()),
});
const publicThing = defineEndpoint({ ...thing, auth: 'optional' });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answer = (body: object) => server.use(http.get(URL, () => HttpResponse.json(body)));

function setUp({ env = {}, ...rest }: Parameters<typeof recordedPorts>[0] & { env?: object } = {}) {
  const { ports, seen } = recordedPorts({ token: 'jwt', ...rest });
  return { seen, client: createHttpClient(ports, parseConfig({ ...env })) };
}

const rejection = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call was not rejected'),
    (error: unknown) => error,
  );

describe('specification §8: "Response code is compared with success codes (200 and 0)"', () => {
  it.each([0, 200])('%i is a success', async (code) => {
    answer({ msg: '请求成功', code, data: 'x', timestamp: 1 });
    const { client, seen } = setUp();
    expect(await client.call(thing)).toBe('x');
    expect(seen.messages).toEqual([]);
  });

  it('a missing data counts as null, a missing msg and timestamp are fine', async () => {
    answer({ code: 0 });
    expect(await setUp().client.call(thing)).toBeNull();
  });

  it('"the server msg is shown [...]; the call is rejected"', async () => {
    answer({ msg: '字典编号重复，该字典已存在', code: 20100 });
    const { client, seen } = setUp();
    const error = await rejection(client.call(thing));
    expect(error).toBeInstanceOf(BusinessError);
    expect(error).toMatchObject({ code: 20100, serverMessage: '字典编号重复，该字典已存在' });
    expect(seen.messages).toEqual([
      { messageKey: 'backend.code', values: { code: 20100 }, serverMessage: '字典编号重复，该字典已存在' },
    ]);
    expect(seen).toMatchObject({ token: 'jwt', resets: [], questions: [] });
  });

  it.each([{ msg: '' }, { msg: null }, {}])(
    '"or a default \'backend interface {code} error\'", msg %j',
    async (msg) => {
      answer({ ...msg, code: -1 });
      const { client, seen } = setUp();
      await rejection(client.call(thing));
      expect(seen.messages).toEqual([
        { messageKey: 'backend.code', values: { code: -1 }, serverMessage: null },
      ]);
    },
  );
});

describe('specification §8: the codes', () => {
  it.each([
    ['true', true],
    ['false', false],
  ])(
    '"402 invalid login/token: error message, token reset, reload if login interception on" (%s)',
    async (interception, reload) => {
      answer({ msg: '登录已失效', code: 402 });
      const { client, seen } = setUp({ env: { VITE_LOGIN_INTERCEPTION: interception } });
      expect(await rejection(client.call(thing))).toMatchObject({ code: 402 });
      expect(seen.messages.map((message) => message.serverMessage)).toEqual(['登录已失效']);
      expect(seen.resets).toEqual([{ reload, to: null }]);
    },
  );

  it.each([
    ['true', true],
    ['false', false],
  ])(
    '"401 no permission: token reset, reload if interception on, cache cleared, go to /401" (%s)',
    async (interception, reload) => {
      answer({ msg: '认证失败，请重新登陆', code: 401 });
      const { client, seen } = setUp({ env: { VITE_LOGIN_INTERCEPTION: interception } });
      expect(await rejection(client.call(thing))).toMatchObject({ code: 401 });
      expect(seen.resets).toEqual([{ reload, to: '/401' }]);
      expect(seen.messages).toEqual([]);
    },
  );

  it.each([
    [true, 1],
    [false, 0],
  ])(
    '"10100 row lock: confirm dialog with the message; confirming reloads the page" (confirmed: %s)',
    async (confirms, reloads) => {
      answer({ msg: '更新数据失败，是否刷新页面重试？', code: 10100 });
      const { client, seen } = setUp({ confirms });
      expect(await rejection(client.call(thing))).toMatchObject({ code: 10100 });
      expect(seen.questions).toEqual([
        {
          messageKey: 'backend.rowLock',
          values: { code: 10100 },
          serverMessage: '更新数据失败，是否刷新页面重试？',
        },
      ]);
      expect(seen).toMatchObject({ reloads, messages: [], resets: [] });
    },
  );

  it('100210, a missing authority, is only said: the session stays', async () => {
    answer({ msg: '权限不足，请联系管理员', code: 100210 });
    const { client, seen } = setUp();
    await rejection(client.call(thing));
    expect(seen.messages).toHaveLength(1);
    expect(seen).toMatchObject({ token: 'jwt', resets: [] });
  });
});

describe('specification §8: "Transport"', () => {
  const only = (messageKey: string, values = {}) => [{ messageKey, values, serverMessage: null }];

  it('"network error \'backend interface connection abnormal\'"', async () => {
    server.use(http.get(URL, () => HttpResponse.error()));
    const { client, seen } = setUp();
    expect(await rejection(client.call(thing))).toBeInstanceOf(NetworkError);
    expect(seen.messages).toEqual(only('backend.network'));
  });

  it('"timeout \'backend interface request timed out\'"', async () => {
    server.use(http.get(URL, () => delay('infinite')));
    const { client, seen } = setUp({ env: { VITE_REQUEST_TIMEOUT_MS: '30' } });
    expect(await rejection(client.call(thing))).toBeInstanceOf(TimeoutError);
    expect(seen.messages).toEqual(only('backend.timeout'));
  });

  it.each([404, 500, 503])('"HTTP status \'backend interface {status} abnormal\'": %i', async (status) => {
    server.use(http.get(URL, () => HttpResponse.json({ code: -1, msg: '服务器异常' }, { status })));
    const { client, seen } = setUp();
    const error = await rejection(client.call(thing));
    expect(error).toBeInstanceOf(HttpStatusError);
    expect(error).toMatchObject({ status });
    expect(seen.messages).toEqual(only('backend.status', { status }));
  });

  it('"other \'backend interface unknown abnormal\'": an answer that is no envelope', async () => {
    server.use(http.get(URL, () => HttpResponse.html('<h1>Sign in to this network</h1>')));
    const { client, seen } = setUp();
    expect(await rejection(client.call(thing))).toBeInstanceOf(ContractError);
    expect(seen.messages).toEqual(only('backend.unknown'));
  });

  it('"other": data that breaks the schema, naming the place', async () => {
    answer({ code: 0, msg: '请求成功', data: 7 });
    const { client, seen } = setUp();
    const error = await rejection(client.call(thing));
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({ path: thing.path, issues: [expect.stringContaining('(all): ')] });
    expect(seen.messages).toEqual(only('backend.unknown'));
  });

  it('"other": whatever else goes wrong on the way', async () => {
    const { ports, seen } = recordedPorts();
    const adapter = () => Promise.reject(new Error('no idea'));
    const client = createHttpClient(ports, parseConfig({}), { adapter });
    expect(await rejection(client.call(thing))).toBeInstanceOf(UnknownApiError);
    expect(seen.messages).toEqual(only('backend.unknown'));
  });

  it('a cancelled call says nothing', async () => {
    let isRequested = false;
    server.use(
      http.get(URL, () => {
        isRequested = true;
        return delay('infinite');
      }),
    );
    const { client, seen } = setUp();
    const controller = new AbortController();
    const call = rejection(client.call(thing, { signal: controller.signal }));
    await vi.waitFor(() => expect(isRequested).toBe(true));
    controller.abort();
    expect(isCancelled(await call)).toBe(true);
    expect(seen.messages).toEqual([]);
  });
});

describe('a burst of failures of one kind makes one message and one reset', () => {
  const burst = (call: () => Promise<unknown>, size = 20) =>
    Promise.all(Array.from({ length: size }, () => rejection(call())));

  it.each([
    [402, { messages: 1, resets: 1, questions: 0 }],
    [401, { messages: 0, resets: 1, questions: 0 }],
    [10100, { messages: 0, resets: 0, questions: 1 }],
    [20100, { messages: 1, resets: 0, questions: 0 }],
  ])('20 parallel %i', async (code, expected) => {
    answer({ code, msg: 'x' });
    const { client, seen } = setUp();
    const errors = await burst(() => client.call(thing));
    expect(errors.every((error) => error instanceof BusinessError)).toBe(true);
    const { messages, resets, questions } = seen;
    expect({ messages: messages.length, resets: resets.length, questions: questions.length }).toEqual(
      expected,
    );
  });

  it('20 parallel network errors', async () => {
    server.use(http.get(URL, () => HttpResponse.error()));
    const { client, seen } = setUp();
    await burst(() => client.call(thing));
    expect(seen.messages).toHaveLength(1);
  });

  it('a later failure is said again', async () => {
    answer({ code: 20100, msg: 'x' });
    const { client, seen } = setUp();
    await burst(() => client.call(thing), 3);
    await burst(() => client.call(thing), 3);
    expect(seen.messages).toHaveLength(2);
  });

  it('different messages are all said', async () => {
    const { client, seen } = setUp();
    let count = 0;
    server.use(http.get(URL, () => HttpResponse.json({ code: 20100, msg: `x${count++ % 2}` })));
    await burst(() => client.call(thing));
    expect(seen.messages).toHaveLength(2);
    expect(new Set(seen.messages.map((message) => message.serverMessage))).toEqual(new Set(['x0', 'x1']));
  });

  it('an answer to an older session leaves the new one alone', async () => {
    const { client, seen } = setUp();
    server.use(
      http.get(URL, () => {
        seen.token = 'new';
        return HttpResponse.json({ code: 402, msg: 'x' });
      }),
    );
    await rejection(client.call(thing));
    expect(seen).toMatchObject({ token: 'new', resets: [], messages: [] });
  });
});

it.each([401, 402])(
  '%i for a call of the console sent after the end of the session leaves the login alone',
  async (code) => {
    answer({ msg: 'x', code });
    const { client, seen } = setUp({ token: null });
    expect(await rejection(client.call(thing))).toMatchObject({ code });
    expect(seen).toMatchObject({ resets: [], messages: [] });
  },
);

describe('a public call answered 401 or 402 because of a stale token', () => {
  it.each([
    [402, { reload: true, to: null }, 1],
    [401, { reload: true, to: '/401' as const }, 0],
  ])(
    'on a page that needs a login, %i ends the session as any other call does',
    async (code, reset, quoted) => {
      answer({ msg: '登录已失效', code });
      const { client, seen } = setUp({ isPublicPage: false });
      expect(await rejection(client.call(publicThing, { quiet: true }))).toMatchObject({ code });
      expect(seen.resets).toEqual([reset]);
      expect(seen.messages).toHaveLength(quoted);
    },
  );

  const refuseToken = (code: number) => {
    const tokens: (string | null)[] = [];
    server.use(
      http.get(URL, ({ request }) => {
        const token = request.headers.get('T-Authorization');
        tokens.push(token);
        return HttpResponse.json(token === null ? { code: 0, data: 'x' } : { code, msg: '凭证已过期' });
      }),
    );
    return tokens;
  };

  it.each([401, 402])(
    '%i "drops the token and is repeated once without it", the page stays',
    async (code) => {
      const tokens = refuseToken(code);
      const { client, seen } = setUp();
      expect(await client.call(publicThing)).toBe('x');
      expect(tokens).toEqual(['jwt', null]);
      expect(seen).toMatchObject({ token: null, resets: [{ reload: false, to: null }], messages: [] });
    },
  );

  it('20 in parallel drop it once and are all answered', async () => {
    refuseToken(401);
    const { client, seen } = setUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.call(publicThing)));
    expect(new Set(answers)).toEqual(new Set(['x']));
    expect(seen.resets).toEqual([{ reload: false, to: null }]);
  });

  it('is not repeated twice, and refused without a token it is only said', async () => {
    let count = 0;
    server.use(
      http.get(URL, () => {
        count++;
        return HttpResponse.json({ code: 401, msg: '认证失败，请重新登陆' });
      }),
    );
    const { client, seen } = setUp();
    expect(await rejection(client.call(publicThing))).toMatchObject({ code: 401 });
    expect(count).toBe(2);
    expect(seen.resets).toEqual([{ reload: false, to: null }]);
    expect(seen.messages).toHaveLength(1);
  });

  it('does not keep a call that needs a login beside it from leaving the page', async () => {
    refuseToken(401);
    const { client, seen } = setUp();
    const [, refused] = await Promise.all([client.call(publicThing), rejection(client.call(thing))]);
    expect(refused).toMatchObject({ code: 401 });
    expect(seen.resets).toContainEqual({ reload: true, to: '/401' });
  });
});

describe('a caller that shows its own errors', () => {
  it('quiet: no message and no question, but the end of the session is said and carried out', async () => {
    const { client, seen } = setUp();
    answer({ code: 10100, msg: 'x' });
    await rejection(client.call(thing, { quiet: true }));
    server.use(http.get(URL, () => HttpResponse.error()));
    await rejection(client.call(thing, { quiet: true }));
    expect(seen).toMatchObject({ messages: [], questions: [], resets: [] });
    answer({ code: 402, msg: '登录已失效' });
    await rejection(client.call(thing, { quiet: true }));
    expect(seen).toMatchObject({
      messages: [{ serverMessage: '登录已失效' }],
      resets: [{ reload: true, to: null }],
    });
  });

  it('quiet about some codes: the others are said', async () => {
    const { client, seen } = setUp();
    answer({ code: 10100, msg: 'x' });
    await rejection(client.call(thing, { quiet: [10100] }));
    expect(seen.questions).toEqual([]);
    answer({ code: 20100, msg: 'x' });
    await rejection(client.call(thing, { quiet: [10100] }));
    expect(seen.messages).toHaveLength(1);
  });

  it.each([401, 402])('stay: %i resets the token while the page stays', async (code) => {
    answer({ code, msg: 'x' });
    const { client, seen } = setUp();
    await rejection(client.call(thing, { stay: true, quiet: true }));
    expect(seen).toMatchObject({ token: null, messages: [], resets: [{ reload: false, to: null }] });
  });
});
