import { describe, expect, it } from 'vitest';
import {
  areaLevelQuery,
  areaTreeQuery,
  deleteArea,
  getArea,
  insertArea,
  updateArea,
} from '@/features/areas/areas-api';
import { useApiServer } from '../support/api-server';
import { codeOf, recordCalls } from '../support/recorded-calls';
import { call, signIn } from '../support/system-client';

const { lastLine, lastBody } = recordCalls(useApiServer(), 'system');
const base = '/rcep-boot/api/v1/system/area';
const { signal } = new AbortController();
const level = (parentId: string, selfId?: string) => areaLevelQuery(parentId, selfId).queryFn({ signal });
const fresh = { parentId: '3', areaCode: '900201', areaName: '示例市三' };

describe('area/findTree', () => {
  it('is one level in the order of the codes, with whether more is below', async () => {
    expect(await level('1')).toMatchObject([
      { id: '2', areaCode: '9001', areaName: '示例省一', hasChildren: true },
      { id: '3', hasChildren: false },
    ]);
    expect(lastLine()).toBe(`GET ${base}/findTree?parentId=1`);
  });

  it('leaves out the area that needs a parent', async () => {
    expect((await level('1', '2')).map(({ id }) => id)).toEqual(['3']);
  });
});

describe('area/findTreeAll', () => {
  it('is the whole tree', async () => {
    const [top] = await areaTreeQuery.queryFn({ signal });
    expect(lastLine()).toBe(`GET ${base}/findTreeAll?deep=10`);
    expect(top?.children?.map(({ id }) => id)).toEqual(['2', '3']);
    expect(top?.children?.[0]?.children?.map(({ id }) => id)).toEqual(['4', '5']);
  });
});

describe('area/get, insert, update, del', () => {
  it('adds, loads, changes by version (10100) and deletes with all below', async () => {
    await insertArea(fresh);
    expect(lastLine()).toBe(`POST ${base}/insert`);
    expect(await lastBody()).toEqual(fresh);
    const id = (await level('3'))[0]?.id ?? '';
    expect(await getArea(id)).toMatchObject({ ...fresh, version: 0 });
    const changed = { ...fresh, id, version: 0, areaName: '改名' };
    await updateArea(changed);
    expect(lastLine()).toBe(`POST ${base}/update`);
    expect(await getArea(id)).toMatchObject({ areaName: '改名', version: 1 });
    expect(await codeOf(updateArea(changed))).toBe(10100);
    await deleteArea('1');
    expect(lastLine()).toBe(`POST ${base}/del?id=1`);
    expect(await getArea(id)).toBeNull();
    expect(await codeOf(deleteArea('1'))).toBe(10100);
  });

  it.each([
    ['a code that is taken', 20600, { areaCode: '9001' }],
    ['no code', 9800, { areaCode: '' }],
    ['a code that is no number', 9802, { areaCode: 'A1' }],
    ['a name with a sign', 9816, { areaName: '示例-市' }],
    ['a long name', 9830, { areaName: '示'.repeat(14) }],
  ])('is refused %s (%s)', async (_what, code, wrong) => {
    expect(await codeOf(insertArea({ ...fresh, ...wrong }))).toBe(code);
  });
});

it.each([
  ['GET', 'findTree?parentId=0'],
  ['GET', 'get?id=1'],
  ['POST', 'insert'],
  ['POST', 'update'],
  ['POST', 'del?id=1'],
] as const)('%s area/%s needs its authority (100210)', async (method, path) => {
  const token = await signIn('admin');
  const body = method === 'POST' ? {} : undefined;
  expect((await call(method, `/api/v1/system/area/${path}`, { token, body })).json.code).toBe(100210);
});
