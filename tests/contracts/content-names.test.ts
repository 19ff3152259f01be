import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '@/features/content/audit-schema';
import type { ContentRow } from '@/features/content/content-schema';
import type { Notification } from '@/features/notifications/notifications-schema';
import type { WorkQueue } from '@/features/work-queue/queue-schema';
import { LANGUAGES } from '@/shared/i18n/languages';
import { audit } from '../../mocks/content/audit';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';

useApiServer();

const NAMES = {
  zh: '中国 · 越南',
  en: 'China · Viet Nam',
  ja: '中国 · ベトナム',
  ko: '중국 · 베트남',
  vi: 'Trung Quốc · Việt Nam',
  ms: 'China · Viet Nam',
};

interface Rows<Row> {
  total: number;
  rows: Row[];
}

/** The editor changes what is published about a pair, and sends it to review. */
async function pairInReview(): Promise<void> {
  const token = await signIn('editor');
  const path = '/api/v1/content/pair';
  const { version, values } = (await call<ContentRow>('GET', `${path}/get?id=CN-VN`, { token })).json.data;
  const body = { id: 'CN-VN', version, values: { ...values, applies: 'no' } };
  const saved = await call<{ version: number }>('POST', `${path}/update`, { token, body });
  const review = { id: 'CN-VN', version: saved.json.data.version };
  expect((await call('POST', `${path}/submit`, { token, body: review })).json.code).toBe(0);
}

it.each(Object.entries(NAMES))(
  'list, queue, log and notifications call a pair the same: %s',
  async (lang, text) => {
    await pairInReview();
    const token = await signIn('admin');
    const read = async <Data>(path: string): Promise<Data> =>
      (await call<Data>('GET', `/api/v1/content/${path}`, { token, language: lang })).json.data;
    const name = { text, lang };
    expect((await read<Rows<ContentRow>>('pair/findPage?state_EQ=review')).rows).toMatchObject([{ name }]);
    expect((await read<WorkQueue>('queue/get')).reviews?.rows).toMatchObject([{ id: 'CN-VN', name }]);
    expect((await read<Rows<Notification>>('notification/findPage')).rows).toMatchObject([
      { recordName: name },
    ]);
    const found = await read<Rows<AuditEntry>>(`audit/findPage?recordName_LIKE=${encodeURIComponent(text)}`);
    expect(found.rows).toMatchObject([
      { action: 'submit', recordName: name },
      { action: 'save', recordName: name },
    ]);
    expect(found.rows[0]).not.toHaveProperty('names');
  },
);

it('a list is searched by the words of codes, in any language', async () => {
  const token = await signIn('editor');
  const path = '/api/v1/content/pair/findPage';
  const total = async (text: string) =>
    (await call<Rows<ContentRow>>('GET', `${path}?name_LIKE=${encodeURIComponent(text)}`, { token })).json
      .data.total;
  expect(await total('中国 · 越南')).toBe(1);
  expect(await total('Trung Quốc')).toBe(28);
  expect(await total('nowhere')).toBe(0);
});

describe('an edition', () => {
  const titles = async (lang: string) => {
    const token = await signIn('admin');
    const read = async <Data>(path: string): Promise<Data> =>
      (await call<Data>('GET', `/api/v1/content/${path}`, { token, language: lang })).json.data;
    const { rows } = await read<Rows<ContentRow>>('edition/findPage?importer_EQ=VN');
    const queue = (await read<WorkQueue>('queue/get')).editions?.rows ?? [];
    return {
      inList: rows[0]?.name,
      inRecord: (await read<ContentRow>('edition/get?id=VN')).name,
      inQueue: queue.find(({ importer }) => importer === 'VN')?.title,
    };
  };

  it.each([
    ['zh', '越南2026年进出口税则汇编'],
    ['en', 'Viet Nam import tariff 2026, consolidated table'],
    ['ms', 'Himpunan tarif eksport dan import Viet Nam 2026'],
  ])('has one title in list, record and work queue: %s', async (lang, text) => {
    const title = { text, lang };
    expect(await titles(lang)).toEqual({ inList: title, inRecord: title, inQueue: title });
  });

  it('has the title of another document as printed, with its language', async () => {
    const token = await signIn('editor');
    const path = '/api/v1/content/edition';
    const { version, values } = (await call<ContentRow>('GET', `${path}/get?id=VN`, { token })).json.data;
    const body = { id: 'VN', version, values: { ...values, title: 'Biểu thuế 2027' } };
    expect((await call('POST', `${path}/update`, { token, body })).json.code).toBe(0);
    const printed = { text: 'Biểu thuế 2027', lang: 'vi' };
    expect(await titles('ja')).toMatchObject({ inList: printed, inRecord: printed });
  });
});

it('an entry that was logged without a name has the present one of its record, else the id', async () => {
  const facts = { by: '1', byName: 'x', action: 'save', before: null, after: null, note: null };
  audit({ ...facts, kind: 'pair', recordId: 'CN-VN' });
  audit({ ...facts, kind: 'standard', recordId: 'gb-18401-2010' });
  audit({ ...facts, kind: 'law', recordId: 'law-999' });
  const token = await signIn('admin');
  const read = async (query: string) =>
    (await call<Rows<AuditEntry>>('GET', `/api/v1/content/audit/findPage${query}`, { token, language: 'vi' }))
      .json.data.rows;
  expect((await read('')).map(({ recordName }) => recordName.text)).toEqual([
    'law-999',
    'GB 18401-2010',
    'Trung Quốc · Việt Nam',
  ]);
  expect(await read('?recordName_LIKE=18401')).toMatchObject([{ recordId: 'gb-18401-2010' }]);
});

describe.each(LANGUAGES)('the names of the kinds in %s', (language) => {
  const textsOf = (area: string): unknown =>
    JSON.parse(readFileSync(`src/shared/i18n/locales/${language}/${area}.json`, 'utf8'));

  it('are the same in the menu, the work queue and the search', () => {
    const pages = {
      ...(textsOf('content') as { kind: Record<string, { title: string }> }).kind,
      edition: textsOf('editions') as { title: string },
    };
    const { menu } = textsOf('admin') as { menu: Record<string, string> };
    const queue = (textsOf('content-words') as { kind: Record<string, string> }).kind;
    const found = (textsOf('palette') as { kind: Record<string, string> }).kind;
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(pages).toSorted());
    for (const [kind, { title }] of Object.entries(pages)) {
      const entry = kind === 'edition' ? 'editionsAdmin' : `content${kind[0]?.toUpperCase()}${kind.slice(1)}`;
      expect(menu[entry], kind).toBe(title);
      expect([title, found[kind]], kind).toContain(queue[kind]);
    }
  });
});
