import { describe, expect, it } from 'vitest';
import { indicatorRow } from '@/features/standards/rows/indicator-rows-schema';
import { relationRow } from '@/features/standards/rows/relation-rows-schema';
import { standardRow, type StandardRow } from '@/features/standards/rows/standard-rows-schema';
import { requestPortal } from '../support/request-mocks';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';

useApiServer();

const base = '/api/v1/content/standard';
const GB = 'gb-18401-2010';

interface Page<Row> {
  total: number;
  rows: Row[];
}
interface Versioned {
  id: string;
  version: number;
}
interface Detail {
  standard: {
    number: string;
    adoption: string;
    title: { text: string } | null;
    indicators: { limit: string }[];
    relations: { number: string; direction: string; degree: string | null }[];
  } | null;
}

const find = async <Row = StandardRow>(token: string, query: string, part = '') =>
  (await call<Page<Row>>('GET', `${base}${part}/findPage?${query}`, { token })).json.data;
const get = async <Row = StandardRow>(token: string, id: string, part = '') =>
  (await call<Row | null>('GET', `${base}${part}/get?id=${encodeURIComponent(id)}`, { token })).json.data;
const write = async (token: string, path: string, body?: object) =>
  (await call('POST', `${base}/${path}`, { token, body })).json;
const portal = async (id: string) =>
  (await requestPortal<Detail>(`standard/get?id=${encodeURIComponent(id)}`, 'en')).standard;
const success = (msg: string) => ({ msg, code: 0, data: null, timestamp: expect.any(Number) as number });

const standard = {
  number: 'GB 99999-2026',
  country: 'CN',
  body: 'SAC',
  titleZh: '示例标准',
  titleEn: 'Sample standard',
  titleJa: null,
  titleKo: null,
  titleVi: null,
  titleMs: null,
  titleId: null,
  sector: 'textile',
  ics: '59.080.30',
  codes: '6111,6209',
  published: '2026-01-01',
  inForceFrom: '2026-07-01',
  until: null,
  confirmed: null,
  statusBasis: 'dates',
  sourceUrl: 'https://std.samr.gov.cn/',
  asOf: '2026-11-20',
  mark: 'fact',
};
const indicator = {
  standardId: GB,
  key: 'lead',
  name: 'lead content',
  productClass: null,
  limit: '<=90',
  unit: 'mg/kg',
  testMethod: 'GB/T 30157',
  inForceFrom: null,
  note: null,
  sourceUrl: 'https://std.samr.gov.cn/',
  asOf: '2026',
  mark: 'fact',
};
const added = async (token: string) => {
  await write(token, 'insert', standard);
  const row = (await find(token, 'number_LIKE=99999')).rows[0];
  if (row === undefined) throw new Error('not added');
  return row;
};

describe('who may do what', () => {
  it('needs a token (401)', async () => {
    expect((await call('GET', `${base}/findPage`)).json.code).toBe(401);
    expect((await call('POST', `${base}/insert`, { body: standard })).json.code).toBe(401);
  });

  it.each([
    ['GET', 'findPage'],
    ['GET', `get?id=${GB}`],
    ['GET', 'indicator/findPage'],
    ['GET', 'relation/findPage'],
    ['POST', 'insert'],
    ['POST', 'update'],
    ['POST', 'del?id=1'],
    ['POST', 'delAll?ids=1'],
    ['POST', 'indicator/insert'],
    ['POST', 'indicator/update'],
    ['POST', 'indicator/del?id=1'],
    ['POST', 'indicator/delAll?ids=1'],
    ['POST', 'relation/insert'],
    ['POST', 'relation/update'],
    ['POST', 'relation/del?id=1'],
    ['POST', 'relation/delAll?ids=1'],
  ] as const)('%s %s is refused to those without its authority (100210)', async (method, path) => {
    const token = await signIn('viewer');
    const body = method === 'POST' ? {} : undefined;
    expect((await call(method, `${base}/${path}`, { token, body })).json.code).toBe(100210);
  });

  it('an editor adds and changes, but deletes nothing', async () => {
    const token = await signIn('editor');
    expect(await write(token, 'insert', standard)).toEqual(success('新增标准成功'));
    expect((await write(token, `del?id=${GB}`)).code).toBe(100210);
    expect((await write(token, `relation/del?id=1`)).code).toBe(100210);
  });
});

describe('GET standard/findPage and get', () => {
  it('answers as the schema says', async () => {
    const token = await signIn('admin');
    const { total, rows } = await find(token, 'pageSize=100');
    expect(total).toBeGreaterThan(1500);
    for (const row of rows) expect(standardRow.safeParse(row).error).toBeUndefined();
    expect(await get(token, GB)).toMatchObject({ number: 'GB 18401-2010', version: 0, status: 'inForce' });
    expect(await get(token, 'nothing')).toBeNull();
  });

  it.each([
    ['number_LIKE=18401', (row: StandardRow) => row.number.includes('18401')],
    ['title_LIKE=robot', (row: StandardRow) => /robot/.test(row.titleEn ?? '')],
    ['country_EQ=JP', (row: StandardRow) => row.country === 'JP'],
    ['country_EQ=international', (row: StandardRow) => row.country === null],
    ['body_EQ=KATS', (row: StandardRow) => row.body === 'KATS'],
    ['sector_EQ=textile', (row: StandardRow) => row.sector === 'textile'],
    ['status_EQ=withdrawn', (row: StandardRow) => row.status === 'withdrawn'],
    ['mark_EQ=unchecked', (row: StandardRow) => row.mark === 'unchecked'],
  ] as const)('filters by %s', async (query, isFound) => {
    const { total, rows } = await find(await signIn('admin'), `${query}&pageSize=50`);
    expect(rows).not.toEqual([]);
    expect(total).toBeLessThan(1500);
    expect(rows.filter((row) => !isFound(row))).toEqual([]);
  });

  it('sorts and pages', async () => {
    const token = await signIn('admin');
    const first = await find(token, 'country_EQ=CN&number_ORDER=ASC&pageSize=5');
    const second = await find(token, 'country_EQ=CN&number_ORDER=ASC&pageSize=5&pageNo=2');
    const numbers = [...first.rows, ...second.rows].map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted());
    expect(new Set(numbers).size).toBe(10);
  });
});

describe('POST standard/insert and update', () => {
  it('adds a standard, which comes first in the list and is in the portal at once', async () => {
    const token = await signIn('admin');
    const row = await added(token);
    expect((await find(token, 'pageSize=1')).rows[0]).toEqual(row);
    expect(row).toMatchObject({ ...standard, version: 0, status: 'inForce', indicatorCount: 0 });
    expect(await portal(row.id)).toMatchObject({
      number: standard.number,
      title: { text: 'Sample standard' },
      ics: ['59.080.30'],
      codes: ['6111', '6209'],
      url: standard.sourceUrl,
    });
    const found = await requestPortal<{ rows: { id: string }[] }>(
      'search/findPage?q=99999&kind=standard',
      'en',
    );
    expect(found.rows).toHaveLength(1);
  });

  it('changes it under its version, counts it up, and empties what is sent empty', async () => {
    const token = await signIn('admin');
    const row = await added(token);
    expect(await write(token, 'update', { ...row, titleEn: 'Changed', ics: '' })).toEqual(
      success('修改标准成功'),
    );
    expect(await get(token, row.id)).toMatchObject({ titleEn: 'Changed', ics: null, version: 1 });
    expect(await portal(row.id)).toMatchObject({ title: { text: 'Changed' } });
    expect(await write(token, 'update', { ...row, titleEn: 'Late' })).toMatchObject({
      code: 10100,
      msg: '更新数据失败，是否刷新页面重试？',
    });
    expect(await get(token, row.id)).toMatchObject({ titleEn: 'Changed' });
  });

  it('a number is in use once (20901)', async () => {
    const token = await signIn('admin');
    const row = await added(token);
    expect(await write(token, 'insert', standard)).toMatchObject({
      code: 20901,
      msg: '标准号重复，该标准已存在',
    });
    expect(await write(token, 'update', { ...row, number: 'GB 18401-2010' })).toMatchObject({ code: 20901 });
    expect(await write(token, 'update', row)).toMatchObject({ code: 0 });
  });

  it.each([
    [{ number: ' ' }, 9800, '标准号'],
    [{ number: 'x'.repeat(101) }, 9830, '标准号'],
    [{ body: '' }, 9800, '发布机构'],
    [{ country: 'China' }, 9802, '国家'],
    [{ sector: 'food' }, 9802, '所属行业'],
    [{ ics: '59.8' }, 9802, 'ICS分类号'],
    [{ codes: '611' }, 9802, 'HS编码'],
    [{ inForceFrom: '2026-13-01' }, 9802, '实施日期'],
    [{ statusBasis: '' }, 9800, '状态依据'],
    [{ sourceUrl: 'std.samr.gov.cn' }, 9818, '来源网址'],
    [{ asOf: 'yesterday' }, 9802, '数据日期'],
    [{ mark: 'sure' }, 9802, '数据标记'],
    [{ sourceUrl: null }, 9800, '来源网址'],
    [{ asOf: '' }, 9800, '数据日期'],
  ])('refuses %j (%i)', async (wrong, code, label) => {
    const answer = await write(await signIn('admin'), 'insert', { ...standard, ...wrong });
    expect(answer.code).toBe(code);
    expect(answer.msg).toMatch(new RegExp(`^参数验证错误: ${label}，`));
  });

  it('what is 待核 needs no source', async () => {
    const token = await signIn('admin');
    const body = { ...standard, mark: 'unchecked', sourceUrl: null, asOf: null };
    expect((await write(token, 'insert', body)).code).toBe(0);
  });

  it('strips scripts from what is written', async () => {
    const token = await signIn('admin');
    const row = await added(token);
    await write(token, 'update', { ...row, titleZh: '<script src=x>标题</script>' });
    expect(await get(token, row.id)).toMatchObject({ titleZh: '标题' });
  });
});

describe('POST standard/del and delAll', () => {
  it('deletes a standard with its indicators and relations', async () => {
    const token = await signIn('admin');
    expect((await find(token, `standardId_EQ=${GB}`, '/indicator')).total).toBeGreaterThan(0);
    expect(await write(token, `del?id=${GB}`)).toEqual(success('删除标准成功'));
    expect((await find(token, `standardId_EQ=${GB}`, '/indicator')).total).toBe(0);
    expect(await portal(GB)).toBeNull();
    expect(await write(token, `del?id=${GB}`)).toMatchObject({
      code: 10100,
      msg: '删除数据失败，是否刷新页面重试？',
    });
  });

  it('deletes many', async () => {
    const token = await signIn('admin');
    const { total } = await find(token, '');
    expect(await write(token, `delAll?ids=${GB},gb-t-4100-2015`)).toEqual(success('批量删除标准成功'));
    expect((await find(token, '')).total).toBe(total - 2);
    expect(await portal('iso-13006-2012')).toMatchObject({ relations: [] });
  });
});

describe('standard/indicator', () => {
  const rowsOf = (token: string, query = '') =>
    find<Versioned & { name: string; limit: string }>(
      token,
      `standardId_EQ=${GB}&pageSize=50${query}`,
      '/indicator',
    );

  it('answers as the schema says; one that is not there is null', async () => {
    const token = await signIn('editor');
    const { rows } = await rowsOf(token);
    expect(rows).not.toEqual([]);
    for (const row of rows) expect(indicatorRow.safeParse(row).error).toBeUndefined();
    expect(await get(token, rows[0]!.id, '/indicator')).toEqual(rows[0]);
    expect(await get(token, 'nothing', '/indicator')).toBeNull();
  });

  it('adds, changes under its version, and deletes; the portal shows each at once', async () => {
    const token = await signIn('admin');
    const before = (await portal(GB))!.indicators.length;
    expect(await write(token, 'indicator/insert', indicator)).toEqual(success('新增指标成功'));
    const row = (await rowsOf(token, '&name_LIKE=lead%20content')).rows[0]!;
    expect((await portal(GB))!.indicators).toHaveLength(before + 1);
    expect(await write(token, 'indicator/update', { ...row, limit: '<=50' })).toEqual(
      success('修改指标成功'),
    );
    expect((await portal(GB))!.indicators.at(-1)).toMatchObject({
      name: { text: 'lead content' },
      limit: '<=50',
    });
    expect(await write(token, 'indicator/update', { ...row, limit: '<=40' })).toMatchObject({ code: 10100 });
    expect(await write(token, `indicator/del?id=${row.id}`)).toEqual(success('删除指标成功'));
    expect(await write(token, `indicator/del?id=${row.id}`)).toMatchObject({ code: 10100 });
    const ids = (await rowsOf(token)).rows.map(({ id }) => id).join(',');
    expect(await write(token, `indicator/delAll?ids=${ids}`)).toEqual(success('批量删除指标成功'));
    expect((await portal(GB))!.indicators).toEqual([]);
  });

  it.each([
    [{ name: '' }, 9800, '指标名称'],
    [{ limit: '' }, 9800, '限值'],
    [{ key: 'Lead Content' }, 9802, '指标代码'],
    [{ sourceUrl: '' }, 9800, '来源网址'],
    [{ asOf: null }, 9800, '数据日期'],
    [{ mark: '' }, 9800, '数据标记'],
  ])('refuses %j (%i)', async (wrong, code, label) => {
    const answer = await write(await signIn('admin'), 'indicator/insert', { ...indicator, ...wrong });
    expect(answer.code).toBe(code);
    expect(answer.msg).toContain(`参数验证错误: ${label}，`);
  });

  it('needs its standard (20900)', async () => {
    const answer = await write(await signIn('admin'), 'indicator/insert', {
      ...indicator,
      standardId: 'gone',
    });
    expect(answer).toMatchObject({ code: 20900, msg: '标准不存在或已被删除' });
  });
});

describe('standard/relation', () => {
  const ISO = 'iso-13006-2012';
  const relation = { fromId: GB, toId: ISO, kind: 'adopts', degree: 'NEQ', mark: 'unchecked' };
  const rowsOf = (token: string, id: string) =>
    find<Versioned & { fromNumber: string; toNumber: string }>(
      token,
      `standardId_EQ=${id}&pageSize=50`,
      '/relation',
    );

  it('answers those of either end, as the schema says', async () => {
    const token = await signIn('editor');
    const { rows } = await rowsOf(token, ISO);
    expect(rows).not.toEqual([]);
    for (const row of rows) expect(relationRow.safeParse(row).error).toBeUndefined();
    expect(rows[0]).toMatchObject({ toNumber: 'ISO 13006:2012' });
    expect(await get(token, rows[0]!.id, '/relation')).toEqual(rows[0]);
    expect(await get(token, 'nothing', '/relation')).toBeNull();
  });

  it('adds, changes under its version, and deletes; the portal’s degree of adoption follows', async () => {
    const token = await signIn('admin');
    expect(await write(token, 'relation/insert', relation)).toEqual(success('新增关系成功'));
    expect(await portal(GB)).toMatchObject({ adoption: 'NEQ' });
    const row = (await rowsOf(token, GB)).rows.find(({ toNumber }) => toNumber === 'ISO 13006:2012')!;
    expect(await write(token, 'relation/update', { ...row, degree: 'MOD' })).toEqual(success('修改关系成功'));
    expect(await portal(GB)).toMatchObject({ adoption: 'MOD' });
    expect(await write(token, 'relation/update', row)).toMatchObject({ code: 10100 });
    expect(await write(token, `relation/del?id=${row.id}`)).toEqual(success('删除关系成功'));
    expect(await write(token, `relation/delAll?ids=${row.id}`)).toMatchObject({ code: 10100 });
    expect((await portal(GB))!.adoption).not.toBe('MOD');
  });

  it.each([
    [{ toId: '' }, 9800, '对方标准'],
    [{ kind: 'likes' }, 9802, '关系类型'],
    [{ degree: 'ALL' }, 9802, '一致性程度'],
    [{ kind: 'replaces' }, 9802, '一致性程度'],
    [{ mark: null }, 9800, '数据标记'],
  ])('refuses %j (%i)', async (wrong, code, label) => {
    const answer = await write(await signIn('admin'), 'relation/insert', { ...relation, ...wrong });
    expect(answer.code).toBe(code);
    expect(answer.msg).toContain(`参数验证错误: ${label}，`);
  });

  it('needs two standards that are there (20900, 20903), related once (20902)', async () => {
    const token = await signIn('admin');
    expect((await write(token, 'relation/insert', { ...relation, toId: 'gone' })).code).toBe(20900);
    expect((await write(token, 'relation/insert', { ...relation, toId: GB })).code).toBe(20903);
    await write(token, 'relation/insert', relation);
    expect((await write(token, 'relation/insert', relation)).code).toBe(20902);
  });
});

describe('the start', () => {
  it('nothing that other tests changed is left', async () => {
    const { total } = await find(await signIn('admin'), 'number_LIKE=99999');
    expect(total).toBe(0);
    expect(await portal(GB)).toMatchObject({ number: 'GB 18401-2010' });
  });
});

describe('the counts of the portal', () => {
  const counts = async () => {
    const { standards } = await requestPortal<{ standards: { supported: number } }>('home/get', 'en');
    const holdings = await requestPortal<Page<{ id: string; count: number; unchecked: number }>>(
      'source/findPage?pageSize=50',
      'en',
    );
    const ofSources = holdings.rows.filter(({ id }) => id.startsWith('standards'));
    return {
      supported: standards.supported,
      ofSources: ofSources.map(({ id, count, unchecked }) => ({ id, count, unchecked })),
    };
  };

  it('are the same before and after the library is loaded, and follow what staff change', async () => {
    const token = await signIn('admin');
    const before = await counts();
    expect(before.ofSources).toHaveLength(4);
    expect(before.ofSources.reduce((sum, { count }) => sum + count, 0)).toBe(before.supported);
    await portal(GB);
    expect(await counts()).toEqual(before);

    const source = before.ofSources.find(({ id }) => id === 'standards')!;
    const gb = await get(token, GB);
    expect(gb?.mark).toBe('unchecked');
    await write(token, `del?id=${GB}`);
    const after = await counts();
    expect(after.supported).toBe(before.supported - 1);
    expect(after.ofSources.find(({ id }) => id === 'standards')).toEqual({
      ...source,
      count: source.count - 1,
      unchecked: source.unchecked - 1,
    });
  });
});
