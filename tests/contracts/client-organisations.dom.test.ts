import { describe, expect, it } from 'vitest';
import {
  deleteOrg,
  getOrg,
  insertOrg,
  orgLevelQuery,
  updateOrg,
} from '@/features/organisations/organisations-api';
import { useApiServer } from '../support/api-server';
import { codeOf, recordCalls } from '../support/recorded-calls';
import { call, signIn } from '../support/system-client';

const { lastLine, lastBody } = recordCalls(useApiServer(), 'admin');
const base = '/rcep-boot/api/v1/system/org';
const { signal } = new AbortController();
const level = (parentId: string, id?: string) => orgLevelQuery(parentId, id).queryFn({ signal });
const fresh = { parentId: '2', orgCode: 'SAMPLE_TEAM', orgName: '示例小组', sortNo: 3, remark: '示例' };

describe('org/findTreeLazy', () => {
  it('is one level, with whether more is below', async () => {
    expect(await level('1')).toMatchObject([
      { id: '2', orgName: '数据部', hasChildren: false, version: 0 },
      { id: '3', orgName: '内容部', hasChildren: true },
    ]);
    expect(lastLine()).toBe(`GET ${base}/findTreeLazy?parentId=1`);
  });

  it('leaves out the organisation that needs a parent', async () => {
    expect((await level('1', '3')).map(({ id }) => id)).toEqual(['2']);
    expect(lastLine()).toBe(`GET ${base}/findTreeLazy?id=3&parentId=1`);
  });
});

describe('org/get, insert, update, del', () => {
  it('adds, loads, changes by version (10100) and deletes', async () => {
    await insertOrg(fresh);
    expect(lastLine()).toBe(`POST ${base}/insert`);
    expect(await lastBody()).toEqual(fresh);
    const id = (await level('2'))[0]?.id ?? '';
    expect(await getOrg(id)).toMatchObject({ ...fresh, parentIds: '0,1,2', version: 0 });
    expect(lastLine()).toBe(`GET ${base}/get?id=${id}`);
    const changed = { ...fresh, id, version: 0, remark: null };
    await updateOrg(changed);
    expect(lastLine()).toBe(`POST ${base}/update`);
    expect(await lastBody()).toEqual(changed);
    expect(await getOrg(id)).toMatchObject({ remark: null, version: 1 });
    expect(await codeOf(updateOrg(changed))).toBe(10100);
    await deleteOrg(id);
    expect(lastLine()).toBe(`POST ${base}/del?id=${id}`);
    expect(await getOrg(id)).toBeNull();
    expect(await codeOf(deleteOrg(id))).toBe(10100);
  });

  it('moves with everything below, and keeps a type that is not sent', async () => {
    const { version } = (await getOrg('3')) ?? { version: -1 };
    await updateOrg({ ...fresh, orgCode: 'SAMPLE_CONTENT', parentId: '2', id: '3', version });
    expect(await getOrg('4')).toMatchObject({ parentIds: '0,1,2,3' });
    const token = await signIn('admin');
    expect((await call('GET', '/api/v1/system/org/get?id=3', { token })).json.data).toMatchObject({
      orgType: '2',
    });
  });

  it.each([
    ['a code that is taken', 20500, { orgCode: 'SAMPLE' }],
    ['no name', 9800, { orgName: '' }],
    ['a code with a space', 9801, { orgCode: 'A B' }],
    ['a name with a sign', 9816, { orgName: '示例-小组' }],
    ['a long name', 9830, { orgName: '示'.repeat(17) }],
  ])('is refused %s (%s)', async (_what, code, wrong) => {
    expect(await codeOf(insertOrg({ ...fresh, ...wrong }))).toBe(code);
  });

  it('is refused the deletion of one in use (20501)', async () => {
    expect(await codeOf(deleteOrg('3'))).toBe(20501);
  });

  it('needs the authority of each call (100210)', async () => {
    const token = await signIn('editor');
    const codes = await Promise.all(
      ['insert', 'update', 'del'].map(
        async (action) => (await call('POST', `/api/v1/system/org/${action}`, { token, body: {} })).json.code,
      ),
    );
    expect(codes).toEqual([100210, 100210, 100210]);
  });
});
