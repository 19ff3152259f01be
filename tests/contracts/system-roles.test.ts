import { describe, expect, it } from 'vitest';
import { useApiServer as answerFromMocks } from '../support/api-server';
import { call, signIn } from '../support/system-client';

answerFromMocks();

interface Row {
  id: string;
  version: number;
}
interface Page {
  total: number;
  rows: Row[];
}

const read = async <Data>(token: string, path: string) =>
  (await call<Data>('GET', `/api/v1/system/${path}`, { token })).json.data;
const write = async (token: string, path: string, body?: object) =>
  (await call('POST', `/api/v1/system/${path}`, { token, body })).json;
const fresh = { roleCode: 'auditor', roleName: '审计人员', label: '1', dataScope: '0', remark: '示例' };

describe('Role administration', () => {
  it('finds, adds, changes and deletes by version', async () => {
    const token = await signIn('admin');
    expect(await write(token, 'role/insert', fresh)).toMatchObject({
      code: 0,
      msg: '新增角色成功',
      data: null,
    });
    const { total, rows } = await read<Page>(
      token,
      'role/findPage?roleCode_EQ=auditor&roleName_LIKE=%E5%AE%A1&label_EQ=1',
    );
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({ ...fresh, version: 0 });
    expect(await write(token, 'role/update', { ...rows[0], remark: null })).toMatchObject({
      code: 0,
      msg: '修改角色成功',
    });
    expect(await read(token, `role/get?id=${rows[0]!.id}`)).toMatchObject({ remark: null, version: 1 });
    expect((await write(token, 'role/update', rows[0])).code).toBe(10100);
    expect(await write(token, `role/del?id=${rows[0]!.id}`)).toMatchObject({ code: 0, msg: '删除角色成功' });
  });

  it('refuses a code or name used twice (20200), and to delete a role in use (20203)', async () => {
    const token = await signIn('admin');
    expect((await write(token, 'role/insert', { ...fresh, roleCode: 'admin' })).code).toBe(20200);
    expect((await write(token, 'role/insert', { ...fresh, roleName: '内容编辑' })).code).toBe(20200);
    expect((await write(token, 'role/insert', { ...fresh, roleCode: 'a b' })).code).toBe(9801);
    expect((await write(token, 'role/delAll?ids=2,3')).code).toBe(20203);
    expect((await write(await signIn('editor'), 'role/insert', fresh)).code).toBe(100210);
  });

  it('reads the leaves a role holds, all in version 2, and what is set changes the menu', async () => {
    const token = await signIn('admin');
    const content = ['31', '32', '33', '34', '35', '36', '37', '38', '61', '60'];
    expect(await read(token, 'role/perms/getPerms?roleId=3')).toEqual([
      '3-select',
      '39',
      ...content.map((id) => `${id}-select`),
    ]);
    expect((await call('GET', '/api/v2/system/role/perms/getPerms?roleId=3', { token })).json.data).toEqual([
      '1',
      '3',
      '3-select',
      '30',
      '39',
      ...content.flatMap((id) => [id, `${id}-select`]),
    ]);
    expect(
      (
        await write(token, 'role/perms/setPerms', {
          roleId: '3',
          permsIds: ['1', '3', '3-select', '3-insert'],
        })
      ).code,
    ).toBe(0);
    const info = await read<{ perms: string[] }>(await signIn('viewer'), 'user/getInfo');
    expect(info.perms).toEqual(['system_dict_select', 'system_dict_insert']);
    expect((await write(token, 'role/perms/setPerms', { roleId: 'x', permsIds: [] })).code).toBe(20201);
  });
});

describe('Organisations', () => {
  it('answers trees: lazy, whole, and with the two groups of users', async () => {
    const token = await signIn('admin');
    expect(await read(token, 'org/findTreeLazy')).toMatchObject([{ id: '0', hasChildren: true }]);
    expect(await read(token, 'org/findTreeLazy?parentId=1')).toMatchObject([
      { id: '2', isLeaf: true },
      { id: '3', isLeaf: false },
    ]);
    expect(await read(token, 'org/findTreeByDef')).toMatchObject([
      { id: '1', children: [{ id: '2' }, { id: '3', children: [{ id: '4' }] }] },
    ]);
    expect(await read(token, 'org/findTreeByDefWithUserToLike')).toMatchObject([
      { id: 'org_all', orgName: '全部' },
      { id: 'org_null', orgName: '未分组' },
      { id: '1' },
    ]);
  });

  it('adds, changes and deletes; a code used twice is 20500, one in use 20501', async () => {
    const token = await signIn('admin');
    const org = {
      parentId: '2',
      orgCode: 'SAMPLE_NEW',
      orgName: '示例新部门',
      orgType: '2',
      sortNo: 1,
      remark: null,
    };
    expect(await write(token, 'org/insert', org)).toMatchObject({ code: 0, msg: '新增组织机构成功' });
    const [row] = await read<Row[]>(token, 'org/findTreeLazy?parentId=2');
    expect(row).toMatchObject({ parentIds: '0,1,2', orgCode: 'SAMPLE_NEW' });
    expect(await write(token, 'org/update', { ...row, ...org, orgName: '改名' })).toMatchObject({
      code: 0,
      msg: '修改组织机构成功',
    });
    expect((await write(token, 'org/update', { ...row, ...org })).code).toBe(10100);
    expect((await write(token, 'org/insert', { ...org, orgCode: 'SAMPLE' })).code).toBe(20500);
    expect(await write(token, `org/del?id=${row!.id}`)).toMatchObject({ code: 0, msg: '删除组织机构成功' });
    expect((await write(token, 'org/delAll?ids=3')).code).toBe(20501);
  });
});
