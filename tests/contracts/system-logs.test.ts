import { describe, expect, it } from 'vitest';
import { actionName } from '../../mocks/action-log/action-names';
import { connectPersistence } from '../../mocks/content/persistence';
import { DEMO_PASSWORD } from '../../mocks/data/system/users';
import { resetDb } from '../../mocks/db';
import { contentHandlers } from '../../mocks/handlers/content/handlers';
import { systemHandlers } from '../../mocks/handlers/system/handlers';
import { useApiServer as answerFromMocks } from '../support/api-server';
import { useLimitedStorage } from '../support/limited-storage';
import { call, encrypted, signIn } from '../support/system-client';

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

describe('what staff write', () => {
  interface Action {
    id: string;
    username: string;
    args: string;
    returnValue: string;
    description: string;
  }

  const storage = useLimitedStorage();

  const actions = async (token: string) => (await operations(token)).data.rows as unknown as Action[];

  it('is added to the log, newest first, as what was done, by whom, on which record and with which result', async () => {
    const token = await signIn('admin');
    const dict = { typeCode: 'sample_log', typeName: '示例类型', izLock: '0', remark: '示例备注' };
    await call('POST', '/api/v1/system/dict/insert', { token, body: dict });
    await call('POST', '/api/v1/system/dict/insert', { token, body: dict });
    await call('POST', '/api/v1/system/dict/del?id=none', { token });
    const [deleted, repeated, added] = await actions(token);
    expect(added).toMatchObject({
      username: 'admin',
      realName: '示例管理员',
      description: '新增字典数据',
      method: 'DictRestApi.insert',
      moduleId: '05',
      operationType: 'insert',
      level: '0',
      logType: '2',
      args: '{"typeCode":"sample_log","typeName":"示例类型"}',
      returnValue: '{"code":0}',
      runTime: expect.any(Number),
      createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    expect(repeated).toMatchObject({ level: '2', returnValue: '{"code":20100}' });
    expect(deleted).toMatchObject({ operationType: 'delete', args: '{"id":"none"}' });
    const one = await call('GET', `/api/v1/system/op-logs/get?id=${added!.id}`, { token });
    expect(one.json.data).toEqual(added);
  });

  it('is logged for content too, with the record', async () => {
    const token = await signIn('admin');
    await call('POST', '/api/v1/content/synonym/del?id=none', { token });
    expect((await actions(token))[0]).toMatchObject({
      description: '删除搜索同义词',
      method: 'SynonymRestApi.del',
      args: '{"id":"none"}',
    });
  });

  it('is logged without passwords, codes, certificates and tokens, however it was sent', async () => {
    const token = await signIn('admin');
    const change = { userId: '4', newPassword: 'Secret123!' };
    await call('POST', '/api/v1/system/user/updatePasswordById', { token, body: await encrypted(change) });
    await call('POST', '/api/v1/system/user/updatePassword', {
      token,
      body: await encrypted({ oldPassword: DEMO_PASSWORD, newPassword: 'Secret456!' }),
    });
    await call('POST', `/api/v1/system/dict/del?id=none&T-Authorization=${token}`, { token });
    await call('POST', '/api/v1/system/user/insert', {
      token,
      body: { username: 'sample_user', password: 'Secret789!', realName: '示例' },
    });
    const rows = await actions(token);
    expect(rows.slice(0, 4).map(({ description }) => description)).toEqual([
      '新增用户信息',
      '删除字典数据',
      '修改个人密码',
      '修改用户密码',
    ]);
    expect(rows[3]!.args).toBe('{"userId":"4"}');
    expect(JSON.stringify(rows)).not.toMatch(/Secret|eyJ/);
    expect(JSON.stringify(rows)).not.toContain(DEMO_PASSWORD);
  });

  it('is nothing that reads, and nothing that lacks its authority', async () => {
    const token = await signIn('viewer');
    await call('POST', '/api/v1/system/menu/findMenuTree', { token });
    await call('POST', '/api/v1/system/dict/del?id=1', { token });
    expect((await operations(await signIn('admin'))).data.total).toBe(8);
  });

  it('is in the log after a restart', async () => {
    const saved = new Map<string, unknown>();
    const disk = {
      load: async (name: string) => saved.get(name) ?? null,
      save: async (name: string, value: unknown) => void saved.set(name, value),
      clear: async () => saved.clear(),
    };
    await connectPersistence(disk);
    await call('POST', '/api/v1/system/dict/del?id=none', { token: await signIn('admin') });
    resetDb();
    await connectPersistence(disk);
    expect((await operations(await signIn('admin'))).data.total).toBe(9);
  });

  it('is done although the log has no room, and so is the next write', async () => {
    storage.full = 'operation-log';
    const token = await signIn('admin');
    const dict = { typeCode: 'sample_log', typeName: '示例类型', izLock: '0' };
    expect((await call('POST', '/api/v1/system/dict/insert', { token, body: dict })).json.code).toBe(0);
    const { rows } = (
      await call<{ rows: { id: string; version: number }[] }>('GET', '/api/v1/content/synonym/findPage', {
        token,
      })
    ).json.data;
    const { id, version } = rows[0]!;
    const body = { id, version };
    expect((await call('POST', '/api/v1/content/synonym/withdraw', { token, body })).json.code).toBe(0);
  });

  it('has a name at every address that writes', () => {
    const unnamed = [...systemHandlers, ...contentHandlers]
      .map(({ info }) => info as { method?: string; path?: unknown })
      .filter(({ method, path }) => method === 'POST' && /\/(system|content)\//.test(String(path)))
      .map(({ path }) => String(path).replace(/^.*\/v\d\//, ''))
      .filter((path) => path.includes('/') && !path.startsWith('*'))
      .filter((path) => actionName(`/api/v1/${path.replace(':kind', 'law')}`) === null);
    expect(unnamed.toSorted()).toEqual([
      'content/:kind/preview',
      'content/editing',
      'content/edition/uploadLines',
      'content/notification/read',
      'system/menu/findMenuTree',
      'system/options/createCrypto',
    ]);
  });
});
