import { afterEach, describe, expect, it, vi } from 'vitest';
import { resetDb } from '../../../mocks/db';
import { currentScenario, scenarios, setScenario } from '../../../mocks/scenarios';
import { issueToken } from '../../../mocks/tokens';
import { requestMocks } from '../../support/request-mocks';

const SECTORS = '/api/v1/portal/sector/findPage?from=CN&to=VN';
const TARIFF = '/api/v1/portal/tariff/query?hs=940620&to=VN';
const codeOf = async (response: Response) => ((await response.json()) as { code: number }).code;

afterEach(() => {
  vi.useRealTimers();
  resetDb();
});

describe('business codes', () => {
  it.each([
    ['permission-missing', 100210],
    ['server-error', -1],
    ['rate-limited', 10700],
  ])('%s answers %i with HTTP 200', async (name, code) => {
    setScenario(name);
    const response = await requestMocks(TARIFF);
    expect([response.status, await codeOf(response)]).toEqual([200, code]);
  });

  it.each([
    ['token-expired', 402],
    ['no-permission', 401],
  ])('%s answers %i to calls with a token, others as usual', async (name, code) => {
    setScenario(name);
    const { accessToken } = issueToken({ uid: '1', username: 'a' });
    expect(await codeOf(await requestMocks(TARIFF, { headers: { 'T-Authorization': accessToken } }))).toBe(
      code,
    );
    expect(await codeOf(await requestMocks(TARIFF))).toBe(0);
  });

  it('row-locked answers 10100 to writes, reads as usual', async () => {
    setScenario('row-locked');
    for (const write of ['dict/insert', 'dict/update', 'dict/del?id=1', 'user/delAll', 'user/updateSelf'])
      expect(await codeOf(await requestMocks(`/api/v1/system/${write}`, { method: 'POST' })), write).toBe(
        10100,
      );
    expect(await codeOf(await requestMocks(TARIFF))).toBe(0);
  });

  it('row-locked lets the console be entered: menu, login and codes are sent by POST and save no row', async () => {
    setScenario('row-locked');
    for (const path of [
      '/system/login',
      '/api/v1/system/menu/findMenuTree',
      '/api/v1/common/email/create-code',
    ])
      expect(await codeOf(await requestMocks(path, { method: 'POST' })), path).not.toBe(10100);
  });
});

describe('broken transport and answers', () => {
  it.each([
    ['http-500', 500],
    ['http-502', 502],
  ])('%s', async (name, status) => {
    setScenario(name);
    expect((await requestMocks(TARIFF)).status).toBe(status);
  });

  it('offline is a network error', async () => {
    setScenario('offline');
    expect((await requestMocks(TARIFF)).type).toBe('error');
  });

  it('malformed-json cannot be parsed', async () => {
    setScenario('malformed-json');
    await expect((await requestMocks(TARIFF)).json()).rejects.toThrow(SyntaxError);
  });

  it('malformed-envelope has no code, malformed-data has success and data of another shape', async () => {
    setScenario('malformed-envelope');
    expect(await (await requestMocks(TARIFF)).json()).not.toHaveProperty('code');
    setScenario('malformed-data');
    expect(await (await requestMocks(TARIFF)).json()).toMatchObject({ code: 0, data: { rows: 'none' } });
  });

  it('empty leaves the shape and takes the rows', async () => {
    setScenario('empty');
    expect(await (await requestMocks(TARIFF)).json()).toMatchObject({
      code: 0,
      data: { coverage: 'importer', lines: [], hs: '940620' },
    });
    expect(await (await requestMocks(SECTORS)).json()).toMatchObject({
      code: 0,
      data: { total: 0, rows: [] },
    });
  });
});

describe('slow answers', () => {
  it.each([
    ['slow', 3_000, TARIFF],
    ['very-slow', 25_000, TARIFF],
  ])('%s answers as usual after %i ms, not before', async (name, delayMs, path) => {
    vi.useFakeTimers();
    setScenario(name);
    let code: number | null = null;
    const requested = requestMocks(path).then(async (response) => {
      code = await codeOf(response);
    });
    await vi.advanceTimersByTimeAsync(delayMs - 10);
    expect(code).toBeNull();
    await vi.advanceTimersByTimeAsync(20);
    await requested;
    expect(code).toBe(0);
  });
});

describe('switching', () => {
  it('limits a deviation to a part of the address', async () => {
    setScenario('http-500:tariff/query');
    expect((await requestMocks(TARIFF)).status).toBe(500);
    expect((await requestMocks(SECTORS)).status).toBe(200);
  });

  it('takes one call by header, without changing the others', async () => {
    expect((await requestMocks(TARIFF, { headers: { 'x-mock-scenario': 'http-502' } })).status).toBe(502);
    expect((await requestMocks(TARIFF)).status).toBe(200);
  });

  it('ends with an empty name and with a reset', () => {
    setScenario('slow');
    setScenario('');
    expect(currentScenario()).toBeNull();
    setScenario('slow');
    resetDb();
    expect(currentScenario()).toBeNull();
  });

  it('names the known ones where one is not known', () => {
    expect(() => setScenario('nonsense')).toThrow(/Unknown scenario "nonsense".*token-expired.*long-index/);
  });

  it('says in one sentence what each does', () => {
    for (const sentence of Object.values(scenarios)) expect(sentence).toMatch(/^[A-Z][^.]*\.$/);
  });
});

describe('an address that no handler knows', () => {
  it('stays unanswered, so that tests and the browser see it as unhandled', async () => {
    await expect(requestMocks('/api/v1/portal/nowhere')).rejects.toThrow(
      'No handler for /api/v1/portal/nowhere',
    );
  });
});
