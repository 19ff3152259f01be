import { beforeEach, describe, expect, it } from 'vitest';
import {
  deleteRole,
  deleteRoles,
  getRole,
  getRolePerms,
  insertRole,
  rolePageQuery,
  setRolePerms,
  updateRole,
} from '@/features/roles/roles-api';
import { connectApi } from '@/shared/api/client/connect-api';
import { useApiServer as answerFromMocks } from '../support/api-server';
import { recordedPorts } from '../support/recorded-ports';
import { signIn } from '../support/system-client';

const server = answerFromMocks();
const base = '/rcep-boot/api/v1/system/role';
const signal = new AbortController().signal;

let sent: { line: string; token: string | null; body: Promise<string> }[] = [];
let token = '';
let seen: ReturnType<typeof recordedPorts>['seen'];

beforeEach(async () => {
  token = await signIn('admin');
  const recorded = recordedPorts({ token });
  seen = recorded.seen;
  connectApi(recorded.ports);
  sent = [];
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    sent.push({
      line: `${request.method} ${pathname}${search}`,
      token: request.headers.get('T-Authorization'),
      body: request.clone().text(),
    });
  });
});

const lastBody = async () => JSON.parse((await sent.at(-1)?.body) || 'null') as unknown;
const read = (filter: object = {}) =>
  rolePageQuery({ pageNo: 1, pageSize: 10, ...filter }).queryFn({ signal });
const code = (call: Promise<unknown>) =>
  call.then(
    () => 0,
    (error: { code: number }) => error.code,
  );

const fresh = { roleCode: 'auditor', roleName: '审计人员', label: '1', dataScope: '2', remark: '示例' };

describe('role/findPage', () => {
  it('asks for page and filters with the token; empty filters are left out', async () => {
    const page = await read({ label_EQ: '1', roleCode_EQ: 'editor', roleName_LIKE: '' });
    expect(sent[0]).toMatchObject({
      line: `GET ${base}/findPage?label_EQ=1&pageNo=1&pageSize=10&roleCode_EQ=editor`,
      token,
    });
    expect(page).toMatchObject({ total: 1, rows: [{ roleName: '内容编辑', dataScope: '1', version: 0 }] });
  });
});

describe('role/get, insert, update, del, delAll', () => {
  it('adds, reads, changes by version and deletes', async () => {
    await insertRole(fresh);
    expect(sent[0]?.line).toBe(`POST ${base}/insert`);
    expect(await lastBody()).toEqual(fresh);
    const id = (await read({ roleCode_EQ: 'auditor' })).rows[0]?.id ?? '';
    expect(await getRole(id)).toMatchObject({ ...fresh, version: 0 });
    expect(sent.at(-1)?.line).toBe(`GET ${base}/get?id=${id}`);
    const changed = { ...fresh, id, version: 0, remark: null };
    await updateRole(changed);
    expect(sent.at(-1)?.line).toBe(`POST ${base}/update`);
    expect(await lastBody()).toEqual(changed);
    expect(await getRole(id)).toMatchObject({ remark: null, version: 1 });
    expect(await code(updateRole(changed))).toBe(10100);
    await deleteRole(id);
    expect(sent.at(-1)?.line).toBe(`POST ${base}/del?id=${id}`);
    expect(await sent.at(-1)?.body).toBe('');
    expect(await getRole(id)).toBeNull();
    expect(await code(deleteRole(id))).toBe(10100);
  });

  it('deletes several by one call, ids joined by commas', async () => {
    await insertRole(fresh);
    await insertRole({ ...fresh, roleCode: 'auditor2', roleName: '审计人员2' });
    const ids = (await read({ roleName_LIKE: '审计' })).rows.map((row) => row.id);
    await deleteRoles(ids);
    expect(sent.at(-1)?.line).toBe(`POST ${base}/delAll?ids=${encodeURIComponent(ids.join(','))}`);
    expect((await read({ roleName_LIKE: '审计' })).total).toBe(0);
  });

  it('is refused a code used twice (20200) and the deletion of a role in use (20203), and says neither itself', async () => {
    expect(await code(insertRole({ ...fresh, roleCode: 'admin' }))).toBe(20200);
    expect(await code(deleteRole('3'))).toBe(20203);
    expect(seen).toMatchObject({ messages: [], questions: [] });
  });
});

describe('role/perms', () => {
  it('reads the leaves by version 1 and sets checked and half-checked ids', async () => {
    const content = ['31', '32', '33', '34', '35', '36', '37', '38', '61', '60'];
    expect(await getRolePerms('3')).toEqual(['3-select', '39', ...content.map((id) => `${id}-select`)]);
    expect(sent[0]).toMatchObject({ line: `GET ${base}/perms/getPerms?roleId=3`, token });
    await setRolePerms('3', ['3-select', '3-insert', '1', '3']);
    expect(sent.at(-1)?.line).toBe(`POST ${base}/perms/setPerms`);
    expect(await lastBody()).toEqual({ roleId: '3', permsIds: ['3-select', '3-insert', '1', '3'] });
    expect((await getRolePerms('3')).toSorted()).toEqual(['3-insert', '3-select']);
    expect(await code(setRolePerms('none', []))).toBe(20201);
  });
});
