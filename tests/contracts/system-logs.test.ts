import { describe, expect, it } from 'vitest';
import { useApiServer as answerFromMocks } from '../support/api-server';
import { call, signIn } from '../support/system-client';

answerFromMocks();

interface Page {
  total: number;
  rows: { id: string; username: string; type: string; createTime: string; remoteAddr: string }[];
}

const logins = async (token: string, query = '') =>
  (await call<Page>('GET', `/api/v1/system/login-logs/findPage?${query}`, { token })).json;
const operations = async (token: string, query = '') =>
  (await call<Page>('GET', `/api/v1/system/op-logs/findPage?${query}`, { token })).json;

describe('GET /api/v1/system/login-logs/findPage', () => {
  it('answers logins and logouts, newest first, from addresses that are reserved for documentation', async () => {
    const { data } = await logins(await signIn('system'), 'pageSize=50');
    expect(data.total).toBe(data.rows.length);
    expect(data.rows[0]).toMatchObject({
      username: 'system',
      realName: '示例超级管理员',
      type: '1',
      loginFrom: '0',
    });
    const times = data.rows.map(({ createTime }) => createTime);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(data.rows.every(({ remoteAddr }) => remoteAddr.startsWith('192.0.2.'))).toBe(true);
  });

  it('writes the own login and logout', async () => {
    await call('POST', '/system/logout', { token: await signIn('viewer') });
    const { data } = await logins(await signIn('system'), 'username_EQ=viewer&type_EQ=2');
    expect(data.rows[0]!.createTime > '2026-11-20 09:31:02').toBe(true);
  });

  it.each([
    ['username_EQ=editor&type_EQ=2', 2],
    ['realName_LIKE=员工', 2],
    ['createTime_BEGIN=2026-11-18 00:00:00&createTime_END=2026-11-18 23:59:59', 2],
  ])('filters by %s', async (query, total) => {
    expect((await logins(await signIn('system'), query)).data.total).toBe(total);
  });

  it('needs devops_login_logs_select', async () => {
    expect((await logins(await signIn('admin'))).code).toBe(0);
    expect((await logins(await signIn('editor'))).code).toBe(100210);
  });
});

describe('GET /api/v1/system/op-logs/findPage and get', () => {
  it('answers what was done, with module, kind, level and time taken', async () => {
    const token = await signIn('admin');
    const { data } = await operations(token, 'pageSize=2');
    expect(data.total).toBe(8);
    expect(data.rows).toHaveLength(2);
    expect(data.rows[0]).toMatchObject({
      username: 'editor',
      moduleId: '05',
      operationType: 'insert',
      runTime: 19,
    });
    const one = await call('GET', `/api/v1/system/op-logs/get?id=${data.rows[0]!.id}`, { token });
    expect(one.json.data).toEqual(data.rows[0]);
  });

  it.each([
    ['moduleId_EQ=05', 3],
    ['operationType_EQ=update&level_EQ=2', 1],
    ['username_EQ=admin', 2],
  ])('filters by %s', async (query, total) => {
    expect((await operations(await signIn('admin'), query)).data.total).toBe(total);
  });

  it('needs system_op_logs_select', async () => {
    expect((await operations(await signIn('viewer'))).code).toBe(100210);
  });
});
