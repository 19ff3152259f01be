import { describe, expect, it } from 'vitest';
import {
  emptySearchPageEndpoint,
  queueEndpoint,
  type EmptySearch,
  type WorkQueue,
} from '@/features/work-queue/queue-schema';
import type { ContentRow } from '@/features/content/content-schema';
import { system } from '../../mocks/handlers/system/state';
import { useApiServer } from '../support/api-server';
import { getEdition, postEdition, uploadEdition } from '../support/editions';
import { requestPortal } from '../support/request-mocks';
import { call, encrypted, signIn } from '../support/system-client';

useApiServer();

const base = '/api/v1/content/queue';
const DAY = Date.UTC(2026, 10, 24, 4);

const queue = async (user = 'admin'): Promise<WorkQueue> => {
  const token = await signIn(user);
  return (await call<WorkQueue>('GET', `${base}/get`, { token })).json.data;
};
const suggest = (q: string, language: 'zh' | 'en' | 'vi' = 'en') =>
  requestPortal<{ total: number; rows: { match: string }[] }>(
    `hs/suggest?q=${encodeURIComponent(q)}`,
    language,
  );
const onDay = () => (system().now = () => DAY);

describe('GET queue/get', () => {
  it('answers as its schema says, for each user who signed in, and nobody else', async () => {
    onDay();
    for (const user of ['system', 'admin', 'editor', 'viewer']) {
      const data = await queue(user);
      expect(queueEndpoint.data.parse(data)).toEqual(data);
    }
    expect((await call('GET', `${base}/get`)).json.code).toBe(401);
  });

  it('names the editions that end within 90 days with the codes and country pairs that go silent', async () => {
    onDay();
    const { editions, today } = await queue();
    expect(today).toBe('2026-11-24');
    expect(editions?.total).toBe(5);
    expect(editions?.rows[0]).toEqual({
      id: 'vn-tariff-2026',
      title: { text: '越南2026年进出口税则汇编', lang: 'zh' },
      importer: 'VN',
      validTo: '2026-12-31',
      days: 37,
      codes: 5587,
      allCodes: 5612,
      pairs: 14,
      exporters: expect.arrayContaining(['CN', 'JP', 'ID']) as string[],
      lines: 'packed-vn',
    });
    // Not those of the other edition of its importer.
    expect(editions?.rows.find(({ id }) => id === 'kr-tariff-2026-origins')).toMatchObject({
      codes: 107,
      lines: '',
    });
    expect(editions?.until).toBe('2027-02-22');
  });

  it('counts the checks that are due, the records not verified and the translations missing by kind', async () => {
    onDay();
    const { checks, unverified, translations } = await queue();
    expect(checks?.rows.every(({ due }) => due <= '2026-11-24')).toBe(true);
    expect(checks?.rows.map(({ due }) => due)).toEqual(checks?.rows.map(({ due }) => due).toSorted());
    for (const part of [checks, unverified, translations]) {
      expect(part?.total).toBeGreaterThan(0);
      expect(part?.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(part?.total);
    }
    for (const { count, languages } of translations?.kinds ?? [])
      for (const missing of Object.values(languages)) expect(missing).toBeLessThanOrEqual(count);
  });
});

describe('searches that found nothing', () => {
  it('are counted by words without who made them, and listed the most frequent first', async () => {
    onDay();
    expect((await suggest('xqwvz')).total).toBe(0);
    await suggest('zzxqv');
    await suggest('ZZXQV ');
    await suggest('battery');
    const { searches } = await queue();
    expect(searches).toEqual({
      total: 2,
      rows: [
        { words: 'zzxqv', language: 'en', where: 'goods', times: 2, lastDay: '2026-11-24' },
        { words: 'xqwvz', language: 'en', where: 'goods', times: 1, lastDay: '2026-11-24' },
      ],
    });
  });

  it('of the whole site too', async () => {
    await requestPortal('search/findPage?q=zzxqv', 'zh');
    expect((await queue()).searches?.rows).toMatchObject([{ words: 'zzxqv', where: 'site', language: 'zh' }]);
  });

  it('of the whole site and for codes by the same words are one', async () => {
    onDay();
    await suggest('zzxqv');
    await suggest('zzxqv');
    await requestPortal('search/findPage?q=zzxqv', 'en');
    expect((await queue()).searches).toEqual({
      total: 1,
      rows: [{ words: 'zzxqv', language: 'en', where: 'both', times: 2, lastDay: '2026-11-24' }],
    });
  });

  it('are counted too where only other words were found, which may have been meant', async () => {
    onDay();
    const typed = 'ghế xoay zzxqv';
    const { rows } = await suggest(typed, 'vi');
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ match }) => match))).toEqual(new Set(['spelling']));
    expect((await queue()).searches?.rows).toEqual([
      { words: typed, language: 'vi', where: 'goods', times: 1, lastDay: '2026-11-24' },
    ]);
  });

  it('GET queue/findSearches has all of them by page', async () => {
    for (const word of ['zzxqa', 'zzxqb', 'zzxqc']) await suggest(word);
    const token = await signIn('editor');
    const path = `${base}/findSearches?pageNo=2&pageSize=2`;
    const { json } = await call<{ total: number; rows: EmptySearch[] }>('GET', path, { token });
    expect(emptySearchPageEndpoint.data.parse(json.data)).toEqual(json.data);
    expect(json.data).toMatchObject({ total: 3, rows: [{ words: 'zzxqc' }] });
  });

  it('POST queue/dismissSearch takes words off the list', async () => {
    await suggest('zzxqv');
    const token = await signIn('editor');
    const body = { words: 'zzxqv', language: 'en' };
    const viewer = await signIn('viewer');
    expect((await call('POST', `${base}/dismissSearch`, { token: viewer, body })).json.code).toBe(100210);
    expect((await call('POST', `${base}/dismissSearch`, { token, body })).json.code).toBe(0);
    await suggest('zzxqv');
    expect((await queue()).searches?.total).toBe(0);
  });
});

describe('records of the content store', () => {
  const law = '/api/v1/content/law';
  const total = async (token: string, kind: string, query: string) =>
    (await call<{ total: number }>('GET', `/api/v1/content/${kind}/findPage?pageSize=1&${query}`, { token }))
      .json.data.total;

  it('every number is that of the list it leads to', async () => {
    onDay();
    const token = await signIn('admin');
    const { checks, unverified, translations, today } = await queue();
    expect(checks?.kinds.map(({ kind }) => kind).sort()).toEqual(['riskCase', 'source']);
    for (const { kind, count } of checks?.kinds ?? [])
      expect([kind, count]).toEqual([kind, await total(token, kind, `nextCheck_END=${today}`)]);
    for (const { kind, count } of unverified?.kinds ?? []) {
      const field = kind === 'riskCase' ? 'laterMark' : 'mark';
      expect([kind, count]).toEqual([kind, await total(token, kind, `${field}_EQ=unchecked`)]);
    }
    for (const { kind, languages } of translations?.kinds ?? [])
      for (const [language, count] of Object.entries(languages))
        expect([kind, count]).toEqual([kind, await total(token, kind, `missing_EQ=${language}`)]);
  });

  it('the list of the checks due has day and reason of each, in the order of the queue', async () => {
    onDay();
    const token = await signIn('admin');
    const { checks, today } = await queue();
    const rowsOf = async (kind: string) => {
      const path = `/api/v1/content/${kind}/findPage?pageSize=100&nextCheck_END=${today}&nextCheck_ORDER=ASC`;
      return (await call<{ rows: ContentRow[] }>('GET', path, { token })).json.data.rows;
    };
    const cases = await rowsOf('riskCase');
    const days = [...cases, ...(await rowsOf('source'))].map(({ nextCheck }) => nextCheck?.due ?? '');
    expect(days.every((due) => due !== '' && due <= today)).toBe(true);
    const order = cases.map(({ nextCheck }) => nextCheck?.due ?? '');
    expect(order).toEqual(order.toSorted());
    const first = checks?.rows.filter(({ kind }) => kind === 'riskCase') ?? [];
    expect(first.length).toBeGreaterThan(0);
    expect(
      cases.slice(0, first.length).map(({ kind, id, name, nextCheck }) => ({ kind, id, name, ...nextCheck })),
    ).toEqual(first);
    expect(first[0]?.name.text).toMatch(/ · /);
    const record = (await call<ContentRow>('GET', '/api/v1/content/pair/get?id=CN-VN', { token })).json.data;
    expect(record.nextCheck).toBeNull();
  });

  it('the editions that lapse are those of the list up to the same day, with the same last day', async () => {
    onDay();
    const token = await signIn('admin');
    const { editions } = await queue();
    const path = `/api/v1/content/edition/findPage?pageSize=100&lapse_END=${editions?.until}`;
    const { data } = (await call<{ rows: ContentRow[] }>('GET', path, { token })).json;
    const listed = Object.fromEntries(data.rows.map(({ id, values }) => [id, values['validTo']]));
    expect(listed).toEqual(
      Object.fromEntries((editions?.rows ?? []).map(({ importer, validTo }) => [importer, validTo])),
    );
    expect(Object.keys(listed).sort()).toEqual(['ID', 'KR', 'MY', 'VN']);
    expect(await total(token, 'edition', 'importer_EQ=VN&lapse_END=2026-12-30')).toBe(0);
    const vietNam = editions?.rows.find(({ importer }) => importer === 'VN');
    expect(await total(token, 'pair', 'importer_EQ=VN&applies_EQ=yes')).toBe(vietNam?.pairs);
    expect(await total(token, 'pair', 'importer_IN=VN&exporter_IN=CN,KR&applies_IN=yes')).toBe(2);
  });

  it('an edition with a draft beside it is counted with the mark that visitors see', async () => {
    const editor = await signIn('editor');
    const marked = async () =>
      (await queue()).unverified?.kinds.find(({ kind }) => kind === 'edition')?.count ?? 0;
    const before = await marked();
    const { version } = await getEdition(editor);
    const values = await uploadEdition(editor, 'viet-nam-2027');
    expect((await postEdition(editor, 'update', { id: 'VN', version, values })).code).toBe(0);
    expect(await marked()).toBe(before);
    expect(await total(editor, 'edition', 'mark_EQ=unchecked')).toBe(before);
  });

  it('a record in review waits for those who may publish it, not for its writer', async () => {
    const editor = await signIn('editor');
    const { data: row } = (await call<ContentRow>('GET', `${law}/get?id=vn-law-1`, { token: editor })).json;
    const values = { ...row.values, titleEn: 'A new title' };
    const saved = await call<{ version: number }>('POST', `${law}/update`, {
      token: editor,
      body: { id: row.id, version: row.version, values },
    });
    await call('POST', `${law}/submit`, {
      token: editor,
      body: { id: row.id, version: saved.json.data.version, note: 'Please look at the date' },
    });
    const { reviews } = await queue('admin');
    expect(reviews).toMatchObject({ total: 1, kinds: [{ kind: 'law', count: 1 }] });
    expect(reviews?.rows[0]).toMatchObject({
      kind: 'law',
      id: 'vn-law-1',
      writtenByName: '示例编辑',
      note: 'Please look at the date',
    });
    expect((await queue('editor')).reviews?.total ?? 0).toBe(0);
    // The list has the same: a draft of the reviewer's own waits for somebody else.
    const admin = await signIn('admin');
    const own = await call<ContentRow>('GET', `${law}/get?id=vn-law-2`, { token: admin });
    const { id, version, values: others } = own.json.data;
    const written = await call<ContentRow>('POST', `${law}/update`, {
      token: admin,
      body: { id, version, values: { ...others, titleEn: 'Of the reviewer' } },
    });
    await call('POST', `${law}/submit`, { token: admin, body: { id, version: written.json.data.version } });
    const listed = async (state: string) => {
      const query = `${law}/findPage?state_EQ=${state}`;
      return (await call<{ rows: ContentRow[] }>('GET', query, { token: admin })).json.data.rows;
    };
    expect(await listed('review')).toHaveLength(2);
    expect((await listed('waiting')).map((each) => each.id)).toEqual(['vn-law-1']);
    expect((await queue('admin')).reviews?.total).toBe(1);
    expect((await queue('viewer')).reviews).toBeNull();
  });

  it('has nothing of standards or editions for users who may read neither', async () => {
    const kinds = async () => (await queue('viewer')).unverified?.kinds.map(({ kind }) => kind);
    expect(await kinds()).toEqual(expect.arrayContaining(['law', 'standard']));
    expect((await queue('viewer')).editions?.total).toBe(5);
    const body = { roleId: '3', permsIds: ['32', '32-select'] };
    const token = await signIn('system');
    expect((await call('POST', '/api/v1/system/role/perms/setPerms', { token, body })).json.code).toBe(0);
    expect(await kinds()).toEqual(['law']);
    expect((await queue('viewer')).editions).toBeNull();
  });

  it('the drafts of a disabled user are in the queue of those who may go on with them, until somebody does', async () => {
    const [editor, admin] = [await signIn('editor'), await signIn('admin')];
    const get = async () =>
      (await call<ContentRow>('GET', `${law}/get?id=vn-law-1`, { token: admin })).json.data;
    const write = async (token: string, titleEn: string) => {
      const { id, version, values } = await get();
      const body = { id, version, values: { ...values, titleEn } };
      expect((await call('POST', `${law}/update`, { token, body })).json.code).toBe(0);
    };
    await write(editor, 'Begun');
    expect((await queue('admin')).unattended).toEqual({ total: 0, rows: [] });
    const enable = async (enabled: string) => {
      const body = await encrypted({ userId: '3', enabled });
      const { json } = await call('POST', '/api/v1/system/user/enableAccount', { token: admin, body });
      expect(json.code).toBe(0);
    };
    await enable('0');
    expect((await queue('admin')).unattended).toMatchObject({
      total: 1,
      rows: [{ kind: 'law', id: 'vn-law-1', writtenByName: '示例编辑' }],
    });
    expect((await queue('viewer')).unattended).toBeNull();
    await enable('1');
    expect((await queue('admin')).unattended?.total).toBe(0);
    await enable('0');
    await write(admin, 'Taken over');
    expect((await queue('admin')).unattended?.total).toBe(0);
  });

  it('a draft that was sent back is in the queue of its writer, with the reason, until it is submitted again', async () => {
    const [editor, admin] = [await signIn('editor'), await signIn('admin')];
    const get = async () =>
      (await call<ContentRow>('GET', `${law}/get?id=vn-law-1`, { token: editor })).json.data;
    const write = async (token: string, verb: string, more: object = {}) => {
      const { id, version } = await get();
      const { json } = await call('POST', `${law}/${verb}`, { token, body: { id, version, ...more } });
      expect([verb, json.code]).toEqual([verb, 0]);
    };
    const values = { ...(await get()).values, titleEn: 'A new title' };
    expect((await get()).sentBack).toBeNull();
    await write(editor, 'update', { values });
    await write(editor, 'submit');
    await write(editor, 'sendBack', { note: 'One more word' });
    expect((await get()).sentBack).toBeNull();
    await write(editor, 'submit');
    await write(admin, 'sendBack', { note: 'A word is wrong' });
    const sentBack = { byName: '示例管理员', note: 'A word is wrong' };
    expect((await get()).sentBack).toMatchObject(sentBack);
    const found = async () => {
      const page = await call<{ rows: ContentRow[] }>('GET', `${law}/findPage?state_EQ=sentBack`, {
        token: editor,
      });
      return page.json.data.rows.map(({ id }) => id);
    };
    expect(await found()).toEqual(['vn-law-1']);
    await write(editor, 'update', { values: { ...values, titleEn: 'Another title' } });
    expect((await get()).sentBack).toMatchObject(sentBack);
    expect((await queue('editor')).sentBack).toMatchObject({
      total: 1,
      rows: [{ kind: 'law', id: 'vn-law-1', ...sentBack }],
    });
    expect((await queue('admin')).sentBack).toEqual({ total: 0, rows: [] });
    expect((await queue('viewer')).sentBack).toBeNull();
    await write(editor, 'submit');
    expect((await get()).sentBack).toBeNull();
    expect((await queue('editor')).sentBack?.total).toBe(0);
    expect(await found()).toEqual([]);
  });
});
