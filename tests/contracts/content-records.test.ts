import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '@/features/content/audit-schema';
import type { ContentRow, ContentVersion } from '@/features/content/content-schema';
import { auditEntry } from '@/features/content/audit-schema';
import { contentRow, contentVersion } from '@/features/content/content-schema';
import { controlFunctions } from '../../mocks/controls';
import { lawOf, valuesOfLaw } from '../../mocks/content/kinds/laws';
import { laws } from '../../mocks/data/laws';
import { requestPortal } from '../support/request-mocks';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';

useApiServer();

const base = '/api/v1/content/law';
const ID = 'vn-law-1';

const get = async (token: string, id = ID) =>
  (await call<ContentRow | null>('GET', `${base}/get?id=${id}`, { token })).json.data;
const find = async (token: string, query: string, verb = 'findPage') =>
  (await call<{ total: number; rows: ContentRow[] }>('GET', `${base}/${verb}?${query}`, { token })).json.data;
const versions = async (token: string) =>
  (await call<ContentVersion[]>('GET', `${base}/versions?id=${ID}`, { token })).json.data;
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the answer of each call
const write = async <Data = { id: string; version: number }>(token: string, path: string, body?: object) =>
  (await call<Data>('POST', `${base}/${path}`, { token, body })).json;
const audits = async (token: string, query = '') =>
  (
    await call<{ total: number; rows: AuditEntry[] }>('GET', `/api/v1/content/audit/findPage?${query}`, {
      token,
    })
  ).json.data;
const portalTitle = async (language = 'en', id = ID) =>
  (await requestPortal<{ law: { title: { text: string } } | null }>(`law/get?id=${id}`, language)).law?.title
    .text;

/** Writes a draft as the editor, and sends it to review. Returns the version. */
async function inReview(editor: string, titleEn = 'A new title'): Promise<number> {
  const row = await get(editor);
  const saved = await write(editor, 'update', {
    id: ID,
    version: row?.version,
    values: { ...row?.values, titleEn },
  });
  return (await write(editor, 'submit', { id: ID, version: saved.data.version })).data.version;
}

describe('the sample data', () => {
  it('are the same after a way through the values of the form', () => {
    for (const law of laws) expect(lawOf(law.id, valuesOfLaw(law))).toEqual(law);
  });

  it('are published, with one version', async () => {
    const viewer = await signIn('viewer');
    const row = await get(viewer);
    expect(contentRow.parse(row)).toMatchObject({ state: 'published', version: 0, published: row?.values });
    expect((await versions(viewer)).map((each) => contentVersion.parse(each).action)).toEqual(['publish']);
    expect(await get(viewer, 'no-such')).toBeNull();
  });

  it('are filtered by name in any language, state, language missing, and field', async () => {
    const viewer = await signIn('viewer');
    expect((await find(viewer, 'name_LIKE=外贸管理法')).rows.map(({ id }) => id)).toEqual([ID]);
    const english = await find(viewer, 'name_LIKE=Law on Foreign Trade Management');
    expect(english.rows.map(({ id }) => id)).toContain(ID);
    expect(english.total).toBeLessThan(laws.length);
    expect((await find(viewer, 'state_EQ=draft')).total).toBe(0);
    expect((await find(viewer, 'missing_EQ=ja')).total).toBe(laws.length);
    expect((await find(viewer, 'missing_EQ=zh')).total).toBe(0);
    expect((await find(viewer, 'missing_IN=zh,ja')).total).toBe(laws.length);
    expect((await find(viewer, 'state_IN=draft,review')).total).toBe(0);
    expect((await find(viewer, 'state_IN=draft,published')).total).toBe(laws.length);
    const inVietNam = laws.filter(({ country }) => country === 'VN').length;
    expect((await find(viewer, 'country_EQ=VN')).total).toBe(inVietNam);
    expect((await find(viewer, 'updateTime_BEGIN=2026-11-02')).total).toBe(0);
  });
});

it('says from when on the next publication is shown; the same values once more only move that day', async () => {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  const before = await portalTitle();
  const publish = async (from: string) =>
    write(admin, 'publish', { id: ID, version: await inReview(editor, 'For later'), from });
  expect((await get(editor))?.nextFrom).toBeNull();
  await publish('2099-01-01');
  expect(await get(editor)).toMatchObject({ publishFrom: '2099-01-01', nextFrom: '2099-01-01' });
  const several = await audits(editor, 'kind_IN=news,law&action_IN=publish,submit');
  expect(several.rows.map(({ action }) => action)).toEqual(['publish', 'submit']);
  expect((await audits(editor, 'kind_IN=news&action_IN=publish,submit')).rows).toEqual([]);
  expect((await audits(editor, 'action_EQ=publish')).rows[0]).toMatchObject({
    before: { publishFrom: null },
    after: { publishFrom: '2099-01-01' },
  });
  await publish('2099-02-01');
  expect(await get(editor)).toMatchObject({ publishFrom: '2099-02-01', nextFrom: '2099-02-01' });
  await write(admin, 'publish', {
    id: ID,
    version: await inReview(editor, 'Later still'),
    from: '2099-03-01',
  });
  expect(await get(editor)).toMatchObject({ publishFrom: '2099-03-01', nextFrom: '2099-02-01' });
  expect(await portalTitle()).toBe(before);
});

it('takes a change from draft to visitors and back', async () => {
  const editor = await signIn('editor');
  const admin = await signIn('admin');
  const before = await portalTitle();
  const version = await inReview(editor);
  expect(await portalTitle()).toBe(before);
  expect(await get(editor)).toMatchObject({ state: 'review', published: { titleEn: before } });
  expect((await write(admin, 'publish', { id: ID, version, note: 'checked' })).code).toBe(0);
  expect(await portalTitle()).toBe('A new title');
  const published = await get(admin);
  expect((await versions(admin)).map(({ number, action }) => [number, action])).toEqual([
    [3, 'publish'],
    [2, 'save'],
    [1, 'publish'],
  ]);
  const restored = { id: ID, version: published?.version, number: 1, publish: true };
  expect((await write(admin, 'restore', restored)).code).toBe(0);
  expect(await portalTitle()).toBe(before);
  const { rows } = await audits(admin);
  expect(rows.map((entry) => [auditEntry.parse(entry).action, entry.byName])).toEqual([
    ['publish', '示例管理员'],
    ['restore', '示例管理员'],
    ['publish', '示例管理员'],
    ['submit', '示例编辑'],
    ['save', '示例编辑'],
  ]);
  expect(rows[4]).toMatchObject({ before: { titleEn: before }, after: { titleEn: 'A new title' } });
  expect(rows[2]?.note).toBe('checked');
});

it('publishes from a day on', async () => {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  const before = await portalTitle();
  const version = await inReview(editor);
  const from = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  expect((await write(admin, 'publish', { id: ID, version, from })).code).toBe(0);
  expect(await get(admin)).toMatchObject({
    state: 'published',
    publishFrom: from,
    published: { titleEn: before },
  });
  expect(await portalTitle()).toBe(before);
});

it('sends a record back with a note', async () => {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  const version = await inReview(editor);
  expect((await write(admin, 'sendBack', { id: ID, version, note: 'no source' })).code).toBe(0);
  expect(await get(editor)).toMatchObject({ state: 'draft' });
  expect((await audits(editor, `recordId_EQ=${ID}&action_EQ=sendBack`)).rows[0]?.note).toBe('no source');
});

describe('a new record', () => {
  it('is seen once published, found by the search, gone once withdrawn, deleted and restored', async () => {
    const [editor, admin] = [await signIn('editor'), await signIn('admin')];
    const values = { ...(await get(editor))?.values, titleEn: 'Zebra decree', titleZh: '斑马令' };
    const { data: added } = await write(editor, 'insert', { values });
    expect(await portalTitle('en', added.id)).toBeUndefined();
    const { data: sent } = await write(editor, 'submit', added);
    const { data: published } = await write(admin, 'publish', sent);
    expect(await portalTitle('en', added.id)).toBe('Zebra decree');
    const found = await requestPortal<{ rows: { id: string }[] }>('search/findPage?q=zebra', 'en');
    expect(found.rows.map(({ id }) => id)).toEqual([added.id]);
    expect((await write(admin, `del?id=${added.id}`)).code).toBe(20951);
    await write(admin, 'withdraw', published);
    expect(await portalTitle('en', added.id)).toBeUndefined();
    expect((await write(admin, `delAll?ids=${added.id}`)).code).toBe(0);
    expect(await get(admin, added.id)).toBeNull();
    expect((await find(admin, '', 'findBin')).rows.map(({ id }) => id)).toEqual([added.id]);
    expect((await audits(admin, `recordId_EQ=${added.id}`)).rows.map(({ hasRecord }) => hasRecord)).toEqual(
      Array.from({ length: 5 }, () => false),
    );
    expect((await write(admin, `undelete?id=${added.id}`)).code).toBe(0);
    expect(await get(admin, added.id)).toMatchObject({ state: 'withdrawn' });
    expect((await audits(admin, `recordId_EQ=${added.id}`)).rows[0]).toMatchObject({ hasRecord: true });
  });

  it('leaves the bin after 30 days', async () => {
    const [editor, admin] = [await signIn('editor'), await signIn('admin')];
    const { data } = await write(editor, 'insert', { values: (await get(editor))?.values });
    await write(admin, `del?id=${data.id}`);
    const deleted = { deletedByName: '示例管理员', daysLeft: 30 };
    expect((await find(admin, '', 'findBin')).rows).toMatchObject([deleted]);
    controlFunctions.advance(29 * 86_400_000);
    const soon = await signIn('admin');
    expect((await find(soon, '', 'findBin')).rows).toMatchObject([{ ...deleted, daysLeft: 1 }]);
    controlFunctions.advance(2 * 86_400_000);
    const later = await signIn('admin');
    expect((await find(later, '', 'findBin')).total).toBe(0);
    expect((await write(later, `undelete?id=${data.id}`)).code).toBe(10100);
  });
});

describe('refusals', () => {
  it('10100: another version, or no such record', async () => {
    const editor = await signIn('editor');
    const values = (await get(editor))?.values;
    for (const [id, version] of [
      [ID, 7],
      ['no-such', 0],
    ])
      expect((await write(editor, 'update', { id, version, values })).code).toBe(10100);
    const admin = await signIn('admin');
    for (const path of ['del?id=no-such', 'delAll?ids=no-such', 'undelete?id=no-such'])
      expect((await write(admin, path)).code).toBe(10100);
    expect((await write(admin, 'restore', { id: ID, version: 0, number: 9 })).code).toBe(10100);
  });

  it.each([
    [9802, 'country', 'XX'],
    [9802, 'until', '2026-02-30'],
    [9802, 'steps', 'dated | yesterday | fact'],
    [9802, 'standardType', 'RCEP,none'],
    [9818, 'url', 'not an address'],
    [9830, 'titleEn', 'x'.repeat(501)],
  ])('%s: %s', async (code, field, value) => {
    const editor = await signIn('editor');
    const values = { ...(await get(editor))?.values, [field]: value };
    for (const [path, body] of [
      ['insert', { values }],
      ['update', { id: ID, version: 0, values }],
      ['preview', { id: ID, values }],
    ] as const) {
      const answer = await write(editor, path, body);
      expect([answer.code, answer.msg]).toEqual([code, expect.stringContaining(field)]);
    }
  });

  it('9800: a required field is empty, once visitors could see it', async () => {
    const editor = await signIn('editor');
    const values = { ...(await get(editor))?.values, titleZh: ' ' };
    const saved = await write(editor, 'update', { id: ID, version: 0, values });
    expect(saved.code).toBe(0);
    for (const [path, body] of [
      ['submit', saved.data],
      ['preview', { id: ID, values }],
    ] as const) {
      const answer = await write(editor, path, body);
      expect([answer.code, answer.msg]).toEqual([9800, expect.stringContaining('titleZh')]);
    }
  });

  it('100210: without the right', async () => {
    const [viewer, editor] = [await signIn('viewer'), await signIn('editor')];
    const values = (await get(viewer))?.values;
    const change = { id: ID, version: 0 };
    expect((await write(viewer, 'insert', { values })).code).toBe(100210);
    expect((await write(viewer, 'update', { ...change, values })).code).toBe(100210);
    expect((await write(viewer, 'submit', change)).code).toBe(100210);
    expect((await write(viewer, 'restore', { ...change, number: 1 })).code).toBe(100210);
    expect((await write(viewer, 'importAll', { rows: [{ id: null, values }] })).code).toBe(100210);
    for (const verb of ['publish', 'withdraw', 'sendBack'])
      expect((await write(editor, verb, change)).code).toBe(100210);
    expect((await write(editor, 'restore', { ...change, number: 1, publish: true })).code).toBe(100210);
    expect((await write(editor, `del?id=${ID}`)).code).toBe(100210);
    const staff = await signIn('staff01');
    expect((await call('GET', `${base}/findPage`, { token: staff })).json.code).toBe(0);
  });

  it('20950: no such kind', async () => {
    const admin = await signIn('admin');
    expect((await call('GET', '/api/v1/content/nothing/findPage', { token: admin })).json.code).toBe(20950);
  });

  it('20951: not in this state', async () => {
    const [editor, admin] = [await signIn('editor'), await signIn('admin')];
    expect((await write(admin, 'publish', { id: ID, version: 0 })).code).toBe(20951);
    const version = await inReview(editor);
    const values = (await get(editor))?.values;
    expect((await write(editor, 'update', { id: ID, version, values })).code).toBe(20951);
    expect((await write(editor, 'restore', { id: ID, version, number: 1 })).code).toBe(20951);
  });

  it('20952: the writer may not publish, unless the option is off', async () => {
    const admin = await signIn('admin');
    const version = await inReview(admin);
    expect((await write(admin, 'publish', { id: ID, version })).code).toBe(20952);
    controlFunctions.secondReviewer(false);
    expect((await write(admin, 'publish', { id: ID, version })).code).toBe(0);
  });

  it('the writer may publish once the setting of the console says so', async () => {
    const [admin, system] = [await signIn('admin'), await signIn('system')];
    const version = await inReview(admin);
    const set = (value: string) =>
      call('POST', '/api/v1/system/options/updateOptions', {
        token: system,
        body: { content_second_reviewer: value },
      });
    await set('0');
    expect(await get(admin)).toMatchObject({ needsSecondReviewer: false });
    await set('1');
    expect((await write(admin, 'publish', { id: ID, version })).code).toBe(20952);
  });

  it('20953, 20954: a version never published, a day in the past', async () => {
    const [editor, admin] = [await signIn('editor'), await signIn('admin')];
    const version = await inReview(editor);
    expect((await write(admin, 'publish', { id: ID, version, from: '2026-01-01' })).code).toBe(20954);
    for (const from of ['soon', '2099-02-31'])
      expect((await write(admin, 'publish', { id: ID, version, from })).code).toBe(9802);
    const { data } = await write(admin, 'sendBack', { id: ID, version });
    const restored = { id: ID, version: data.version, number: 2, publish: true };
    expect((await write(admin, 'restore', restored)).code).toBe(20953);
  });
});

it('publishes again what was written once more as it had been published', async () => {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  const first = await get(editor);
  const other = await write(editor, 'update', {
    id: ID,
    version: 0,
    values: { ...first?.values, titleEn: 'Another title' },
  });
  const { data } = await write(editor, 'update', { ...other.data, values: first?.values });
  const restored = { ...data, number: 3, publish: true };
  expect((await write(admin, 'restore', { ...restored, number: 2 })).code).toBe(20953);
  expect((await write(admin, 'restore', restored)).code).toBe(0);
});

it('imports all rows or none', async () => {
  const editor = await signIn('editor');
  const values = (await get(editor))?.values;
  const rows = [
    { id: null, values: { ...values, titleZh: '新' } },
    { id: ID, values: { ...values, titleZh: '改' } },
    { id: 'vn-law-2', values: (await get(editor, 'vn-law-2'))?.values },
  ];
  const bad = { id: null, values: { ...values, url: 'no' } };
  const refused = await write(editor, 'importAll', { rows: [...rows, bad] });
  expect([refused.code, refused.msg]).toEqual([9818, expect.stringMatching(/^第4行.*url/)]);
  expect((await find(editor, 'state_EQ=draft')).total).toBe(0);
  const { data } = await write<object>(editor, 'importAll', { rows });
  expect(data).toEqual({ inserted: 1, updated: 1, unchanged: 1 });
  expect((await find(editor, 'state_EQ=draft')).total).toBe(2);
  // As of every draft, required fields may be empty, its name may not.
  const unfinished = { id: null, values: { titleZh: '未完' } };
  const unnamed = { id: null, values: { ...values, titleZh: null, titleEn: null } };
  expect((await write(editor, 'importAll', { rows: [unfinished, unnamed] })).msg).toMatch(/^第2行: .*名称/);
  expect((await write(editor, 'importAll', { rows: [unfinished] })).data).toMatchObject({ inserted: 1 });
});

it('previews as the portal would send it', async () => {
  const editor = await signIn('editor');
  const values = { ...(await get(editor))?.values, titleJa: '対外貿易管理法' };
  const { data } = await write<{ title: object; register: object }>(editor, 'preview', { id: ID, values });
  const sent = await requestPortal<{ law: object }>(`law/get?id=${ID}`, 'zh');
  expect(data).toEqual(sent.law);
});
