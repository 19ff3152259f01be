import { describe, expect, it } from 'vitest';
import {
  deleteTenant,
  deleteTenants,
  enableTenant,
  findTenants,
  getTenant,
  insertTenant,
  updateTenant,
} from '@/features/tenants/tenants-api';
import { systemControls } from '../../mocks/handlers/system/controls';
import { useApiServer } from '../support/api-server';
import { codeOf, recordCalls } from '../support/recorded-calls';
import { call, login, signIn } from '../support/system-client';

const { lastLine, lastBody } = recordCalls(useApiServer(), 'system');
const base = '/rcep-boot/api/v1/system/tenant';
const fresh = { tenantName: '示例新租户', enable: '1', remark: '示例' };
const find = (filter: object = {}) => findTenants({ pageNo: 1, pageSize: 10, ...filter });

describe('tenant/findPage, get, insert, update, enableTenant, del, delAll', () => {
  it('finds by id and by a part of the name', async () => {
    expect((await find({ id_EQ: '2' })).rows).toMatchObject([{ tenantName: '示例租户二', enable: '1' }]);
    expect((await find({ tenantName_LIKE: '租户' })).total).toBe(3);
  });

  it('adds, loads, changes by version (10100), disables and deletes', async () => {
    await insertTenant(fresh);
    expect(lastLine()).toBe(`POST ${base}/insert`);
    expect(await lastBody()).toEqual(fresh);
    const id = (await find({ tenantName_LIKE: '新' })).rows[0]?.id ?? '';
    const changed = { ...fresh, id, version: 0, remark: null };
    await updateTenant(changed);
    expect(lastLine()).toBe(`POST ${base}/update`);
    expect(await getTenant(id)).toMatchObject({ remark: null, version: 1 });
    expect(await codeOf(updateTenant(changed))).toBe(10100);
    await enableTenant(id, false);
    expect(lastLine()).toBe(`POST ${base}/enableTenant?enable=0&tenantId=${id}`);
    expect(await getTenant(id)).toMatchObject({ enable: '0' });
    await deleteTenant(id);
    expect(lastLine()).toBe(`POST ${base}/del?id=${id}`);
    expect(await codeOf(deleteTenant(id))).toBe(10100);
    await deleteTenants(['2', '3']);
    expect(lastLine()).toBe(`POST ${base}/delAll?ids=2%2C3`);
    expect((await find()).total).toBe(1);
  });

  it.each([
    ['a name that is taken', 20400, { tenantName: '示例租户一' }],
    ['no name', 9800, { tenantName: '' }],
    ['a name with a sign', 9816, { tenantName: '示例-租户' }],
    ['a long name', 9830, { tenantName: '示'.repeat(17) }],
  ])('is refused %s (%s)', async (_what, code, wrong) => {
    expect(await codeOf(insertTenant({ ...fresh, ...wrong }))).toBe(code);
  });

  it('one with users is not deleted (20401), nor the own one (20402), nor the platform (20403)', async () => {
    expect(await codeOf(deleteTenant('1'))).toBe(20401);
    systemControls.touch('users', '1', { tenantId: '2' });
    expect(await codeOf(deleteTenant('2'))).toBe(20402);
    expect(await codeOf(enableTenant('2', false))).toBe(20402);
    expect(await codeOf(enableTenant('0', false))).toBe(20403);
  });

  it('users of a disabled tenant cannot sign in (12105)', async () => {
    expect((await login('staff13')).json.code).toBe(0);
    await enableTenant('1', false);
    expect((await login('staff13')).json).toMatchObject({ code: 12105, msg: '租户未启用，请联系管理员' });
  });
});

it.each([
  ['GET', 'findPage'],
  ['GET', 'get?id=1'],
  ['POST', 'insert'],
  ['POST', 'update'],
  ['POST', 'enableTenant?tenantId=1&enable=0'],
  ['POST', 'del?id=1'],
  ['POST', 'delAll?ids=1'],
] as const)('%s tenant/%s needs its authority (100210)', async (method, path) => {
  const token = await signIn('admin');
  const body = method === 'POST' ? {} : undefined;
  expect((await call(method, `/api/v1/system/tenant/${path}`, { token, body })).json.code).toBe(100210);
});
