import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { getAdList } from '@/layouts/console/ads/ads-api';
import { connectApi } from '@/shared/api/client/connect-api';
import { server } from '../../mocks/node';
import { useApiServer } from '../support/api-server';
import { recordedPorts } from '../support/recorded-ports';

useApiServer();

const URL = '*/rcep-boot/ad/getList';
let stop = () => {};
afterEach(() => stop());

/** Answers with `body` and records the requests. */
function answer(body: object | Response) {
  const requests: Request[] = [];
  server.use(
    http.get(URL, ({ request }) => {
      requests.push(request);
      return body instanceof Response ? body.clone() : HttpResponse.json(body);
    }),
  );
  return requests;
}

function connect(token: string | null = null) {
  const { ports, seen } = recordedPorts({ token });
  connectApi(ports);
  return seen;
}

describe('GET /ad/getList: "read as list of {url, title}"', () => {
  it('asks without a query, and gives out what the mock back end holds', async () => {
    connect();
    const requested: Request[] = [];
    const listen = ({ request }: { request: Request }) => requested.push(request);
    server.events.on('request:start', listen);
    stop = () => server.events.removeAllListeners();
    expect(await getAdList()).toHaveLength(3);
    expect(requested.map(({ method, url }) => [method, url.replace(/^https?:\/\/[^/]+/, '')])).toEqual([
      ['GET', '/rcep-boot/ad/getList'],
    ]);
    expect(requested[0]?.headers.has('T-Authorization')).toBe(false);
  });

  it('sends the token where one exists', async () => {
    connect('jwt');
    const requests = answer({ code: 200, msg: 'success', data: [] });
    await getAdList();
    expect(requests[0]?.headers.get('T-Authorization')).toBe('jwt');
  });

  it.each([
    ['no data', undefined, []],
    ['null', null, []],
    [
      'missing and null fields, unknown keys',
      [{ title: null, url: null }, {}, { title: ' 一条 ', url: ' https://example.com/a ', id: 7 }],
      [{ title: '一条', url: 'https://example.com/a' }],
    ],
    [
      'addresses that are not on http or https are left out',
      [
        { title: 'a', url: 'javascript:alert(1)' },
        { title: 'b', url: 'data:text/html,x' },
        { title: 'c', url: 'https://' },
        { title: 'd', url: '#/home/riskCase' },
      ],
      [{ title: 'd', url: '#/home/riskCase' }],
    ],
  ])('%s', async (_what, data, ads) => {
    connect();
    answer({ code: 200, msg: 'success', data });
    expect(await getAdList()).toEqual(ads);
  });

  it.each([
    ['401 without a token', { code: 401, msg: '认证失败，请重新登陆' }],
    ['a failure', { code: -1, msg: '服务器异常' }],
    ['data that are no list', { code: 0, data: 7 }],
    ['a missing page', new Response(null, { status: 404 })],
  ])('%s: rejects, says nothing, and leaves the user where they are', async (_what, body) => {
    const seen = connect();
    answer(body);
    await expect(getAdList()).rejects.toThrow();
    expect(seen).toMatchObject({ messages: [], questions: [], resets: [], reloads: 0 });
  });

  it('can be cancelled', async () => {
    connect();
    const controller = new AbortController();
    controller.abort();
    await expect(getAdList(controller.signal)).rejects.toThrow();
  });
});
