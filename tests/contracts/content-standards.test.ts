import { describe, expect, it } from 'vitest';
import { type AuditEntry } from '@/features/content/audit-schema';
import { contentRow, type ContentRow, type ContentVersion } from '@/features/content/content-schema';
import { standardEndpoint } from '@/features/standards/standards-schema';
import { requestPortal } from '../support/request-mocks';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';

useApiServer();

const base = '/api/v1/content/standard';
const GB = 'gb-18401-2010';
const ISO = 'iso-13006-2012';

interface Page<Row> {
  total: number;
  rows: Row[];
}
interface Written {
  id: string;
  version: number;
}
interface Detail {
  standard: {
    number: string;
    adoption: string;
    title: { text: string } | null;
    indicators: { id: string; name: { text: string }; limit: string }[];
    relations: { number: string; direction: string; degree: string | null }[];
  } | null;
}

const find = async (token: string, query: string) =>
  (await call<Page<ContentRow>>('GET', `${base}/findPage?${query}`, { token })).json.data;
const get = async (token: string, id: string) =>
  (await call<ContentRow | null>('GET', `${base}/get?id=${encodeURIComponent(id)}`, { token })).json.data;
const write = async (token: string, path: string, body?: object) =>
  (await call<Written>('POST', `${base}/${path}`, { token, body })).json;
const portal = async (id: string) =>
  (await requestPortal<Detail>(`standard/get?id=${encodeURIComponent(id)}`, 'en')).standard;

const standard = {
  number: 'GB 99999-2026',
  country: 'CN',
  body: 'SAC',
  titleZh: '示例标准',
  titleEn: 'Sample standard',
  sector: 'textile',
  ics: '59.080.30',
  codes: '6111,6209',
  published: '2026-01-01',
  inForceFrom: '2026-07-01',
  statusBasis: 'dates',
  sourceUrl: 'https://std.samr.gov.cn/',
  source: 'standards-adoption',
  asOf: '2026-11-20',
  mark: 'fact',
};
/** An indicator as a line of the field. */
const lead = (limit: string, own: Record<string, string> = {}) => {
  const parts = {
    name: 'lead content',
    key: 'lead',
    productClass: '',
    limit,
    unit: 'mg/kg',
    testMethod: 'GB/T 30157',
    inForceFrom: '',
    note: '',
    sourceUrl: 'https://std.samr.gov.cn/',
    asOf: '2026',
    mark: 'fact',
    ...own,
  };
  return Object.values(parts).join(' | ');
};
const line = (kind: string, degree: string, to: string, mark = 'unchecked') =>
  [kind, degree, to, mark].join(' | ');

/** An editor writes and submits, an admin publishes; the id of the record. */
async function publish(id: string | null, change: object): Promise<string> {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  const row = id === null ? null : await get(editor, id);
  const values = { ...row?.values, ...change };
  const saved =
    row === null
      ? await write(editor, 'insert', { values })
      : await write(editor, 'update', { id, version: row.version, values });
  expect(saved).toMatchObject({ code: 0 });
  const sent = await write(editor, 'submit', saved.data);
  expect(await write(admin, 'publish', sent.data)).toMatchObject({ code: 0 });
  return saved.data.id;
}

/** Writes a new standard and sends it to review: the answer of the call that refuses it, or of the last one. */
async function sentToReview(values: object) {
  const admin = await signIn('admin');
  const saved = await write(admin, 'insert', { values });
  if (saved.code !== 0) return { ...saved, verb: 'insert' };
  return { ...(await write(admin, 'submit', saved.data)), verb: 'submit' };
}

async function withdraw(id: string): Promise<void> {
  const admin = await signIn('admin');
  const row = await get(admin, id);
  expect(await write(admin, 'withdraw', { id, version: row?.version })).toMatchObject({ code: 0 });
}

const linesOf = (row: ContentRow | null, field: string) => String(row?.values[field] ?? '').split('\n');

describe('who may do what', () => {
  it('needs a token (401)', async () => {
    expect((await call('GET', `${base}/findPage`)).json.code).toBe(401);
    expect((await call('POST', `${base}/insert`, { body: { values: standard } })).json.code).toBe(401);
  });

  it.each([
    ['insert', { values: standard }],
    ['update', { id: GB, version: 0, values: standard }],
    ['submit', { id: GB, version: 0 }],
    ['publish', { id: GB, version: 0 }],
    ['withdraw', { id: GB, version: 0 }],
    ['del?id=1', {}],
    ['delAll?ids=1', {}],
    ['importAll', { rows: [{ id: null, values: standard }] }],
  ] as const)('%s is refused to those without its authority (100210)', async (path, body) => {
    expect((await write(await signIn('viewer'), path, body)).code).toBe(100210);
  });

  it('an editor adds and changes, but publishes and deletes nothing', async () => {
    const token = await signIn('editor');
    const { code, data } = await write(token, 'insert', { values: standard });
    expect(code).toBe(0);
    expect((await write(token, 'publish', data)).code).toBe(100210);
    expect((await write(token, `del?id=${data.id}`)).code).toBe(100210);
  });
});

describe('findPage and get', () => {
  it('answers as the schema says', async () => {
    const token = await signIn('admin');
    const { total, rows } = await find(token, 'pageSize=100');
    expect(total).toBeGreaterThan(1500);
    for (const row of rows) expect(contentRow.safeParse(row).error).toBeUndefined();
    expect(await get(token, GB)).toMatchObject({
      name: { text: 'GB 18401-2010' },
      version: 0,
      state: 'published',
    });
    expect(await get(token, 'nothing')).toBeNull();
  });

  it.each([
    ['name_LIKE=18401', (row: ContentRow) => row.name.text.includes('18401')],
    ['number_LIKE=18401', (row: ContentRow) => row.name.text.includes('18401')],
    ['title_LIKE=robot', ({ values }: ContentRow) => /robot/.test(String(values['titleEn']))],
    ['title_LIKE=ロボット', ({ values }: ContentRow) => /ロボット/.test(String(values['titleJa']))],
    ['country_EQ=JP', ({ values }: ContentRow) => values['country'] === 'JP'],
    ['country_EQ=international', ({ values }: ContentRow) => values['country'] === 'international'],
    ['body_LIKE=KATS', ({ values }: ContentRow) => values['body'] === 'KATS'],
    ['sector_EQ=textile', ({ values }: ContentRow) => values['sector'] === 'textile'],
    [
      'status_EQ=withdrawn',
      ({ values }: ContentRow) => values['statusBasis'] === 'withdrawn' || values['until'] !== null,
    ],
    ['mark_EQ=unchecked', ({ values }: ContentRow) => values['mark'] === 'unchecked'],
  ] as const)('filters by %s', async (query, isFound) => {
    const { total, rows } = await find(await signIn('admin'), `${query}&pageSize=50`);
    expect(rows).not.toEqual([]);
    expect(total).toBeLessThan(1500);
    expect(rows.filter((row) => !isFound(row))).toEqual([]);
  });

  it('sorts and pages, also by the number of indicators', async () => {
    const token = await signIn('admin');
    const first = await find(token, 'country_EQ=CN&number_ORDER=ASC&pageSize=5');
    const second = await find(token, 'country_EQ=CN&number_ORDER=ASC&pageSize=5&pageNo=2');
    const numbers = [...first.rows, ...second.rows].map(({ name }) => name.text);
    expect(numbers).toEqual(numbers.toSorted());
    expect(new Set(numbers).size).toBe(10);
    const most = await find(token, 'indicatorCount_ORDER=DESC&pageSize=1');
    expect(most.rows[0]?.id).toBe(GB);
  });
});

describe('a standard', () => {
  it('is in the portal once it is published, not before', async () => {
    const editor = await signIn('editor');
    const draft = await write(editor, 'insert', { values: standard });
    expect(await portal(draft.data.id)).toBeNull();
    const id = await publish(null, { ...standard, number: 'GB 99998-2026' });
    expect(await portal(id)).toMatchObject({
      number: 'GB 99998-2026',
      title: { text: 'Sample standard' },
      ics: ['59.080.30'],
      codes: ['6111', '6209'],
      url: standard.sourceUrl,
      status: 'inForce',
    });
    const found = await requestPortal<Page<{ id: string }>>('search/findPage?q=99998&kind=standard', 'en');
    expect(found.rows).toHaveLength(1);
  });

  it('is changed under its version, and empties what is sent empty', async () => {
    const token = await signIn('editor');
    const { data } = await write(token, 'insert', { values: standard });
    const values = { ...standard, titleEn: 'Changed', ics: '' };
    expect((await write(token, 'update', { ...data, values })).code).toBe(0);
    expect(await get(token, data.id)).toMatchObject({
      version: 1,
      values: { titleEn: 'Changed', ics: null },
    });
    expect(await write(token, 'update', { ...data, values: { ...values, titleEn: 'Late' } })).toMatchObject({
      code: 10100,
      msg: '更新数据失败，是否刷新页面重试？',
    });
    expect((await get(token, data.id))?.values['titleEn']).toBe('Changed');
  });

  it('has a number of its own (20901)', async () => {
    const token = await signIn('editor');
    const { data } = await write(token, 'insert', { values: standard });
    expect(await write(token, 'insert', { values: standard })).toMatchObject({
      code: 20901,
      msg: '标准号重复，该标准已存在',
    });
    const taken = { ...standard, number: 'GB 18401-2010' };
    expect((await write(token, 'update', { ...data, values: taken })).code).toBe(20901);
    expect((await write(token, 'update', { ...data, values: standard })).code).toBe(0);
  });

  it.each([
    [{ number: ' ' }, 9800, 'number'],
    [{ number: 'x'.repeat(101) }, 9830, 'number'],
    [{ body: '' }, 9800, 'body'],
    [{ country: 'China' }, 9802, 'country'],
    [{ sector: 'food' }, 9802, 'sector'],
    [{ ics: '59.8' }, 9802, 'ics'],
    [{ codes: '611' }, 9802, 'codes'],
    [{ inForceFrom: '2026-13-01' }, 9802, 'inForceFrom'],
    [{ statusBasis: '' }, 9800, 'statusBasis'],
    [{ adoption: 'ALL' }, 9802, 'adoption'],
    [{ sourceUrl: 'std.samr.gov.cn' }, 9818, 'sourceUrl'],
    [{ source: 'nowhere' }, 9802, 'source'],
    [{ asOf: 'yesterday' }, 9802, 'asOf'],
    [{ mark: 'sure' }, 9802, 'mark'],
    [{ sourceUrl: null }, 9800, 'sourceUrl'],
    [{ asOf: '' }, 9800, 'asOf'],
  ])('with %j is refused (%i)', async (wrong, code, field) => {
    const answer = await sentToReview({ ...standard, ...wrong });
    expect([answer.verb, answer.code]).toEqual([
      code === 9800 && field !== 'number' ? 'submit' : 'insert',
      code,
    ]);
    expect(answer.msg).toMatch(new RegExp(`^参数验证错误: ${field}，`));
  });

  it('that is 待核 needs no source', async () => {
    const token = await signIn('admin');
    const values = { ...standard, mark: 'unchecked', sourceUrl: null, asOf: null };
    expect((await write(token, 'insert', { values })).code).toBe(0);
  });

  it('that is 已核 without an address in the sample data can be changed otherwise, but loses no date', async () => {
    const token = await signIn('editor');
    const { version, values } = (await get(token, ISO))!;
    expect(values).toMatchObject({ mark: 'fact', sourceUrl: null });
    const change = async (of: number, own: object) =>
      (
        await write(token, 'update', {
          id: ISO,
          version: of,
          values: { ...values, titleZh: '改', ...own },
        })
      ).data;
    const undated = await change(version, { asOf: null });
    expect(await write(token, 'submit', undated)).toMatchObject({ code: 9800 });
    const dated = await change(undated.version, {});
    expect(await write(token, 'submit', dated)).toMatchObject({ code: 0 });
  });

  it('is stripped of scripts', async () => {
    const token = await signIn('admin');
    const values = { ...standard, titleZh: '<script src=x>标题</script>' };
    const { data } = await write(token, 'insert', { values });
    expect((await get(token, data.id))?.values['titleZh']).toBe('标题');
  });

  it('is withdrawn before it is deleted (20951); its relations are then in no answer', async () => {
    const admin = await signIn('admin');
    expect((await portal('gb-t-4100-2015'))?.relations.map(({ number }) => number)).toContain(
      'ISO 13006:2012',
    );
    expect((await write(admin, `del?id=${ISO}`)).code).toBe(20951);
    await withdraw(ISO);
    expect(await portal(ISO)).toBeNull();
    expect((await portal('gb-t-4100-2015'))?.relations.map(({ number }) => number)).not.toContain(
      'ISO 13006:2012',
    );
    expect((await write(admin, `del?id=${ISO}`)).code).toBe(0);
    expect((await write(admin, `del?id=${ISO}`)).code).toBe(10100);
    expect((await write(admin, `undelete?id=${ISO}`)).code).toBe(0);
    expect(await get(admin, ISO)).toMatchObject({ state: 'withdrawn' });
  });
});

describe('the indicators of a standard', () => {
  it('show in the portal as published, with those before', async () => {
    const before = (await portal(GB))!.indicators;
    const indicators = linesOf(await get(await signIn('editor'), GB), 'indicators');
    expect(indicators).toHaveLength(before.length);
    await publish(GB, { indicators: [...indicators, lead('<=90')].join('\n') });
    const after = (await portal(GB))!.indicators;
    expect(after.slice(0, -1)).toEqual(before);
    expect(after.at(-1)).toMatchObject({ name: { text: 'lead content' }, limit: '<=90' });
    await publish(GB, { indicators: [...indicators, lead('<=50')].join('\n') });
    expect((await portal(GB))!.indicators.at(-1)).toMatchObject({ limit: '<=50' });
    await publish(GB, { indicators: null });
    expect((await portal(GB))!.indicators).toEqual([]);
  });

  it.each([
    [lead('<=90', { name: '' }), 9802],
    [lead(''), 9802],
    [lead('<=90', { key: 'Lead Content' }), 9802],
    [lead('<=90', { mark: '' }), 9802],
    [lead('<=90', { inForceFrom: '2026' }), 9802],
    [`${lead('<=90')} | more`, 9802],
    [lead('<=90', { sourceUrl: '' }), 9800],
    [lead('<=90', { asOf: '' }), 9800],
    [lead('<=90', { sourceUrl: '', asOf: '', mark: 'unchecked' }), 0],
  ])('%s: %i', async (indicators, code) => {
    const answer = await sentToReview({ ...standard, indicators });
    expect(answer.code).toBe(code);
    expect(answer.verb).toBe(code === 9802 ? 'insert' : 'submit');
    if (code !== 0) expect(answer.msg).toContain('参数验证错误: indicators，');
  });

  it('a limit of the sample data without the date of its source does not hinder other changes', async () => {
    const token = await signIn('editor');
    const row = (await find(token, 'name_LIKE=Act No. 112')).rows[0]!;
    expect(linesOf(row, 'indicators').some((each) => each.endsWith(' |  | fact'))).toBe(true);
    const values = {
      ...row.values,
      titleEn: 'Another title',
      asOf: '2026',
      sourceUrl: 'https://example.org/',
    };
    const saved = await write(token, 'update', { id: row.id, version: row.version, values });
    expect((await write(token, 'submit', saved.data)).code).toBe(0);
  });
});

describe('the relations of a standard', () => {
  it('are in the portal at both ends, and the degree of adoption follows', async () => {
    await publish(GB, { relations: line('adopts', 'NEQ', ISO) });
    expect(await portal(GB)).toMatchObject({ adoption: 'NEQ' });
    expect((await portal(ISO))!.relations).toContainEqual(
      expect.objectContaining({ number: 'GB 18401-2010', direction: 'in', degree: 'NEQ' }),
    );
    await publish(GB, { relations: line('adopts', 'MOD', ISO) });
    expect(await portal(GB)).toMatchObject({ adoption: 'MOD' });
    await publish(GB, { relations: null });
    expect((await portal(GB))!.adoption).not.toBe('MOD');
  });

  it.each([
    [line('adopts', 'NEQ', ISO), 0],
    [line('adopts', '', ISO), 0],
    [line('adopts', 'NEQ', ''), 9802],
    [line('likes', '', ISO), 9802],
    [line('adopts', 'ALL', ISO), 9802],
    [line('replaces', 'IDT', ISO), 9802],
    [line('adopts', 'IDT', ISO, ''), 9802],
    [line('adopts', 'IDT', 'gone'), 20900],
    [line('adopts', 'IDT', GB), 20903],
    [`${line('adopts', 'IDT', ISO)}\n${line('adopts', 'MOD', ISO)}`, 20902],
  ])('%s: %i', async (relations, code) => {
    const token = await signIn('editor');
    const row = (await get(token, GB))!;
    const values = { ...row.values, relations };
    expect((await write(token, 'update', { id: GB, version: row.version, values })).code).toBe(code);
  });
});

describe('the preview', () => {
  const preview = async (values: object, id = GB, language = 'en') =>
    (
      await call<Detail>('POST', `${base}/preview`, {
        token: await signIn('editor'),
        body: { id, values, language },
      })
    ).json;
  const valuesOf = async (id: string) => (await get(await signIn('editor'), id))!.values;

  it.each([
    ['gb-18401-2010', 'zh'],
    ['gb-18401-2010', 'vi'],
    ['gb-t-4100-2015', 'ja'],
    ['iso-13006-2012', 'ko'],
  ])('is what the page of %s sends in %s', async (id, language) => {
    const { data } = await preview(await valuesOf(id), id, language);
    expect(standardEndpoint.data.parse(data)).toEqual(
      await requestPortal(`standard/get?id=${encodeURIComponent(id)}`, language),
    );
  });

  it('names the other standards of what is typed, and what follows from it', async () => {
    const change = { relations: line('adopts', 'NEQ', ISO), indicators: lead('<=90'), titleVi: null };
    const { data } = await preview({ ...(await valuesOf(GB)), ...change });
    expect(data.standard).toMatchObject({
      adoption: 'NEQ',
      relations: [{ number: 'ISO 13006:2012', direction: 'out', degree: 'NEQ', otherId: ISO }],
      indicators: [{ name: { text: 'lead content' }, limit: '<=90' }],
    });
    expect((await portal(GB))?.adoption).not.toBe('NEQ');
  });

  it('takes a standard that is not saved yet', async () => {
    const { data } = await preview({ ...standard, relations: line('basedOn', '', ISO) }, '');
    expect(data.standard).toMatchObject({
      number: 'GB 99999-2026',
      title: { text: 'Sample standard' },
      adoption: 'paired',
      relations: [{ number: 'ISO 13006:2012', direction: 'out' }],
    });
  });

  it('refuses what could not be saved (20900)', async () => {
    const relations = line('adopts', 'IDT', 'gone');
    expect(await preview({ ...(await valuesOf(GB)), relations })).toMatchObject({ code: 20900 });
  });
});

describe('versions and log', () => {
  it('an earlier limit is published again in one step, and the log tells who changed which field', async () => {
    const admin = await signIn('admin');
    const indicators = String((await get(admin, GB))?.values['indicators']);
    await publish(GB, { indicators: indicators.replace('<=20', '<=16') });
    const limits = async () => (await portal(GB))!.indicators.map(({ limit }) => limit);
    expect(await limits()).toContain('<=16');
    const versions = (await call<ContentVersion[]>('GET', `${base}/versions?id=${GB}`, { token: admin })).json
      .data;
    expect(versions.map(({ action }) => action)).toEqual(['publish', 'save', 'publish']);
    const row = await get(admin, GB);
    const restored = { id: GB, version: row?.version, number: 1, publish: true };
    expect((await write(admin, 'restore', restored)).code).toBe(0);
    expect(await limits()).toContain('<=20');
    const log = (
      await call<Page<AuditEntry>>('GET', '/api/v1/content/audit/findPage?kind_EQ=standard', { token: admin })
    ).json.data.rows;
    expect(log.map(({ action }) => action)).toEqual(['publish', 'restore', 'publish', 'submit', 'save']);
    expect(log.at(-1)).toMatchObject({ recordId: GB, recordName: { text: 'GB 18401-2010' } });
    expect(Object.keys(log.at(-1)?.after ?? {})).toEqual(['indicators']);
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

  it('are the same before and after the library is loaded, and follow what staff publish', async () => {
    const before = await counts();
    expect(before.ofSources).toHaveLength(4);
    expect(before.ofSources.reduce((sum, { count }) => sum + count, 0)).toBe(before.supported);
    await portal(GB);
    expect(await counts()).toEqual(before);

    const source = before.ofSources.find(({ id }) => id === 'standards')!;
    expect((await get(await signIn('admin'), GB))?.values['mark']).toBe('unchecked');
    await withdraw(GB);
    const after = await counts();
    expect(after.supported).toBe(before.supported - 1);
    expect(after.ofSources.find(({ id }) => id === 'standards')).toEqual({
      ...source,
      count: source.count - 1,
      unchecked: source.unchecked - 1,
    });
  });
});
