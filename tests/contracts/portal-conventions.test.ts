import { afterEach, describe, expect, it } from 'vitest';
import { resetDb } from '../../mocks/db';
import { systemControls } from '../../mocks/handlers/system/controls';
import { issueToken, revokeToken } from '../../mocks/tokens';
import { requestMocks } from '../support/request-mocks';

const TARIFF = '/api/v1/portal/tariff/query?hs=940620&to=VN';

afterEach(resetDb);

describe('answers for many readers', () => {
  it('carry ETag, Cache-Control and Vary, and the same question has the same body', async () => {
    const [first, second] = [await requestMocks(TARIFF), await requestMocks(TARIFF)];
    expect(first.status).toBe(200);
    expect(first.headers.get('Cache-Control')).toBe('public, no-cache');
    expect(first.headers.get('Vary')).toBe('Accept-Language');
    expect(first.headers.get('ETag')).toBe(second.headers.get('ETag'));
    expect(await first.text()).toBe(await second.text());
  });

  it('are 304 without a body for a known ETag', async () => {
    const etag = (await requestMocks(TARIFF)).headers.get('ETag') ?? '';
    const again = await requestMocks(TARIFF, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('ETag')).toBe(etag);
  });

  it('differ, with their ETag, by language', async () => {
    const chinese = await requestMocks(TARIFF, { headers: { 'Accept-Language': 'zh-CN,zh;q=0.9,en;q=0.8' } });
    const korean = await requestMocks(TARIFF, { headers: { 'Accept-Language': 'ko' } });
    expect(korean.headers.get('ETag')).not.toBe(chinese.headers.get('ETag'));
    expect(await korean.text()).toContain('조립식 건축물 > 모듈화된 빌딩 유닛');
  });

  it('have the envelope in the order of the back end', async () => {
    const body = (await (await requestMocks(TARIFF)).json()) as object;
    expect(Object.keys(body)).toEqual(['msg', 'code', 'data', 'timestamp']);
    expect(body).toMatchObject({ code: 0, msg: '请求成功' });
  });
});

describe('a token on a public path', () => {
  const withToken = (token: string) => requestMocks(TARIFF, { headers: { 'T-Authorization': token } });

  it('is accepted where it is live', async () => {
    const { accessToken } = issueToken({ uid: '1', username: 'a' });
    expect(await (await withToken(accessToken)).json()).toMatchObject({ code: 0 });
  });

  it.each([
    ['forged', () => 'abc.def.ghi'],
    ['not a token', () => 'x'],
    ['expired', () => issueToken({ uid: '1', username: 'a' }, Date.now() - 121 * 60_000).accessToken],
    [
      'logged out',
      () => {
        const { accessToken } = issueToken({ uid: '1', username: 'a' });
        revokeToken(accessToken);
        return accessToken;
      },
    ],
  ])('that is %s is refused with 401 and no data key', async (_, token) => {
    const body = (await (await withToken(token())).json()) as object;
    expect(body).toMatchObject({ code: 401 });
    expect(body).not.toHaveProperty('data');
  });

  it('runs out on the same clock as for the console', async () => {
    const { accessToken } = issueToken({ uid: '1', username: 'a' });
    systemControls.advance(121 * 60_000);
    expect(await (await withToken(accessToken)).json()).toMatchObject({ code: 401 });
  });

  it('may stand in the address, where it must be live too', async () => {
    const answer = await requestMocks(`${TARIFF}&T-Authorization=abc.def.ghi`);
    expect(await answer.json()).toMatchObject({ code: 401 });
  });
});

describe('parameters', () => {
  it.each([
    ['tariff/query?to=VN', 9800],
    ['tariff/query?hs=12345&to=VN', 9802],
    ['tariff/query?hs=123456789012&to=VN', 9802],
    ['tariff/query?hs=94062x&to=VN', 9802],
    ['tariff/query?hs=940620&to=vn', 9802],
    ['tariff/query?hs=940620&to=VN&sample=yes', 9802],
    ['tariff/query?hs=940620', 9800],
    ['sector/findPage?from=CN', 9800],
    ['related/get?hs=940620&from=CN&to=VIE', 9802],
    ['country/findPage?pageNo=0', 9802],
    ['hs/suggest?q=85&pageSize=abc', 9802],
  ])('%s is refused with %i under HTTP 200', async (path, code) => {
    const response = await requestMocks(`/api/v1/portal/${path}`);
    expect(response.status).toBe(200);
    const body = (await response.json()) as { msg: string };
    expect(body).toMatchObject({ code, data: null });
    expect(body.msg).toContain('参数验证错误');
  });

  it('that are unknown are ignored', async () => {
    expect(await (await requestMocks(`${TARIFF}&colour=red&name_WHAT=x`)).json()).toMatchObject({ code: 0 });
  });
});

describe('too many calls on one path', () => {
  it('are answered with 10700, other paths go on', async () => {
    const burst = await Promise.all(
      Array.from({ length: 260 }, () => requestMocks('/api/v1/portal/country/findPage')),
    );
    const codes = await Promise.all(
      burst.map(async (response) => ((await response.json()) as { code: number }).code),
    );
    expect(codes[0]).toBe(0);
    expect(codes.at(-1)).toBe(10700);
    expect(await (await requestMocks(TARIFF)).json()).toMatchObject({ code: 0 });
  });
});
