import { describe, expect, it } from 'vitest';
import { useApiServer as answerFromMocks } from '../support/api-server';
import { call, encrypted, login, signIn } from '../support/system-client';

answerFromMocks();

interface User {
  id: string;
  username: string;
  realName: string;
  password: null;
  version: number;
}
interface Page {
  total: number;
  rows: User[];
}

const base = '/api/v1/system/user';
const fresh = {
  username: 'newbie',
  password: 'Aa123456.',
  realName: '新员工',
  no: 'N1',
  mobile: '13900000002',
  email: 'newbie@example.com',
};

const find = async (token: string, query: string) =>
  (await call<Page>('GET', `${base}/findPage?${query}`, { token })).json.data;
const get = async (token: string, id: string) =>
  (await call<User>('GET', `${base}/get?id=${id}`, { token })).json.data;
const write = async (token: string, path: string, body: object) =>
  (await call('POST', `${base}/${path}`, { token, body })).json;
const secretly = async (token: string, path: string, payload: object) =>
  write(token, path, await encrypted(payload));

describe('GET user/findPage', () => {
  it('hides oneself, the super admin and every password', async () => {
    const page = await find(await signIn('admin'), 'orgIdGroup=org_all&pageSize=100');
    expect(page.total).toBe(16);
    expect(page.rows.map(({ username }) => username)).not.toContain('system');
    expect(page.rows.map(({ username }) => username)).not.toContain('admin');
    expect(page.rows[0]).toMatchObject({
      password: null,
      passwordLevel: null,
      roleNames: expect.any(String),
    });
  });

  it.each([
    ['orgIdGroup=org_all&username_EQ=editor', ['editor']],
    ['orgIdGroup=org_all&realName_LIKE=%E8%AE%BF%E5%AE%A2', ['viewer']],
    ['orgIdGroup=0,1,3&username_ORDER=ASC', ['editor', 'staff03', 'staff04']],
    ['orgIdGroup=0,1,2&username_ORDER=ASC', ['staff01', 'staff02', 'viewer']],
    ['orgIdGroup=org_null&username_EQ=staff14', ['staff14']],
    ['', []],
  ])('answers the group and filters of %s', async (query, names) => {
    expect((await find(await signIn('admin'), query)).rows.map(({ username }) => username)).toEqual(names);
  });

  it('needs system_user_select (100210)', async () => {
    expect(
      (await call('GET', `${base}/findPage?orgIdGroup=org_all`, { token: await signIn('editor') })).json.code,
    ).toBe(100210);
  });
});

describe('POST user/insert and user/update', () => {
  it('adds an enabled user who can sign in, and answers them', async () => {
    const token = await signIn('admin');
    expect(await write(token, 'insert', fresh)).toMatchObject({
      code: 0,
      msg: '新增用户信息成功',
      data: { username: 'newbie', enable: '1', version: 0 },
    });
    expect((await login('newbie')).json.code).toBe(0);
  });

  it.each([
    [{ username: 'editor' }, 20300],
    [{ no: 'S0003' }, 20306],
    [{ username: 'abc' }, 9831],
    [{ username: 'a b c d' }, 9801],
    [{ password: 'abcdef' }, 9821],
    [{ mobile: '12345' }, 9813],
    [{ email: 'nowhere' }, 9812],
    [{ realName: '' }, 9800],
  ])('refuses %j with %i', async (wrong, code) => {
    expect((await write(await signIn('admin'), 'insert', { ...fresh, ...wrong })).code).toBe(code);
  });

  it('takes a number that another user holds away from them, and never the name', async () => {
    const token = await signIn('admin');
    const row = await get(token, '3');
    expect(
      await write(token, 'update', { ...row, username: 'renamed', mobile: '13800000004' }),
    ).toMatchObject({ code: 0, msg: '修改用户信息成功' });
    expect(await get(token, '3')).toMatchObject({ username: 'editor', mobile: '13800000004', version: 1 });
    expect(await get(token, '4')).toMatchObject({ mobile: null });
    expect((await write(token, 'update', row)).code).toBe(10100);
  });
});

describe('POST user/del and user/delAll: encrypted ids', () => {
  it('deletes others, never oneself (20312) or the super admin (20313)', async () => {
    const token = await signIn('admin');
    expect((await secretly(token, 'del', { id: '2' })).code).toBe(20312);
    expect((await secretly(token, 'del', { id: '1' })).code).toBe(20313);
    expect(await secretly(token, 'del', { id: '18' })).toMatchObject({ code: 0, msg: '删除用户信息成功' });
    expect(await secretly(token, 'delAll', { ids: '16,17' })).toMatchObject({
      code: 0,
      msg: '批量删除用户信息成功',
    });
    expect((await find(token, 'orgIdGroup=org_all')).total).toBe(13);
    expect((await secretly(token, 'del', { id: '18' })).code).toBe(10100);
    expect((await call('POST', `${base}/del?id=16`, { token })).json.code).toBe(10703);
  });

  it('ends the session of a deleted user (401)', async () => {
    const theirs = await signIn('viewer');
    await secretly(await signIn('admin'), 'del', { id: '4' });
    expect((await call('GET', `${base}/getInfo`, { token: theirs })).json.code).toBe(401);
  });
});

describe("Other users' accounts", () => {
  it('sets, resets, disables and enables', async () => {
    const token = await signIn('admin');
    expect((await secretly(token, 'updatePasswordById', { userId: '3', newPassword: 'weak' })).code).toBe(
      9821,
    );
    expect(
      (await secretly(token, 'updatePasswordById', { userId: '3', newPassword: 'Bb123456.' })).code,
    ).toBe(0);
    expect((await login('editor', 'Bb123456.')).json.code).toBe(0);
    expect(await secretly(token, 'resetPasswordById', { userId: '3' })).toMatchObject({
      code: 0,
      msg: '重置密码成功！默认密码为：Aa123456.',
    });
    expect((await secretly(token, 'resetPasswordById', {})).code).toBe(20311);
    expect((await secretly(token, 'enableAccount', { userId: '3', enabled: '0' })).code).toBe(0);
    expect((await login('editor')).json.code).toBe(100204);
    expect((await secretly(token, 'enableAccount', { userId: '3', enabled: '1' })).code).toBe(0);
    expect((await login('editor')).json.code).toBe(0);
    expect((await secretly(token, 'enableAccount', { userId: '2', enabled: '0' })).code).toBe(20312);
    expect((await secretly(token, 'enableAccount', { userId: '1', enabled: '0' })).code).toBe(20313);
  });
});

describe('Roles and organisations of a user', () => {
  it('reads and sets roles; a default role is wanted (20304)', async () => {
    const token = await signIn('admin');
    const roles = () => call('GET', `${base}/roles/getRoles?userId=3`, { token });
    expect((await roles()).json.data).toEqual({ userId: '3', roleIds: ['2'], defRoleId: '2' });
    expect(
      await write(token, 'roles/setRoles', { userId: '3', roleIds: ['1', '2'], defRoleId: '' }),
    ).toMatchObject({ code: 20304, msg: '请设置默认角色' });
    expect(
      (await write(token, 'roles/setRoles', { userId: '3', roleIds: ['1', '2'], defRoleId: '1' })).code,
    ).toBe(0);
    expect((await roles()).json.data).toMatchObject({ roleIds: ['1', '2'], defRoleId: '1' });
    expect((await call('GET', `${base}/getRoleIdsByUserId?userId=3`, { token })).json.data).toEqual([
      '1',
      '2',
    ]);
  });

  it('sets organisations with a default one', async () => {
    const token = await signIn('admin');
    expect((await write(token, 'org/setOrg', { userId: '4', orgModelList: [] })).code).toBe(20307);
    expect(
      (
        await write(token, 'org/setOrg', {
          userId: '4',
          defModel: { id: '4' },
          orgModelList: [{ id: '4' }, { id: '2' }],
        })
      ).code,
    ).toBe(0);
    expect((await call('GET', `${base}/getOrgByUserId?userId=4`, { token })).json.data).toMatchObject([
      { orgId: '4', orgIds: '0,1,3,4', izDef: '1' },
      { orgId: '2', orgIds: '0,1,2', izDef: '0' },
    ]);
  });
});

describe('The clock of the mocks', () => {
  it('writes times in GMT+8', async () => {
    const token = await signIn('admin');
    await write(token, 'insert', fresh);
    const [row] = (await find(token, 'orgIdGroup=org_all&username_EQ=newbie')).rows as unknown as {
      createTime: string;
    }[];
    const read = Date.parse(`${row!.createTime.replace(' ', 'T')}+08:00`);
    expect(Math.abs(Date.now() - read)).toBeLessThan(60_000);
  });
});
