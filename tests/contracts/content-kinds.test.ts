import { expect, it } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { requestPortal } from '../support/request-mocks';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';

useApiServer();

/** An editor changes some values and sends them to review, an admin publishes them. */
async function publish(kind: string, id: string, change: object) {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  const post = async (token: string, verb: string, body: object) => {
    const { json } = await call<{ id: string; version: number }>('POST', `/api/v1/content/${kind}/${verb}`, {
      token,
      body,
    });
    expect([verb, json.code, json.msg]).toEqual([verb, 0, expect.any(String)]);
    return json.data;
  };
  const row = (
    await call<ContentRow | null>('GET', `/api/v1/content/${kind}/get?id=${id}`, { token: editor })
  ).json.data;
  const values = { ...row?.values, ...change };
  const saved =
    row === null
      ? await post(editor, 'insert', { values })
      : await post(editor, 'update', { id, version: row.version, values });
  const sent = await post(editor, 'submit', saved);
  await post(admin, 'publish', sent);
  return saved.id;
}

it('a step of a case shows in the portal', async () => {
  interface Answer {
    record: { steps: { kind: string; date: string | null; document: string | null }[]; stage: string } | null;
  }
  const id = 'my-ad-pet-2024';
  const portal = async () => (await requestPortal<Answer>(`riskCase/get?id=${id}`, 'en')).record;
  const token = await signIn('editor');
  const row = (await call<ContentRow>('GET', `/api/v1/content/riskCase/get?id=${id}`, { token })).json.data;
  await publish('riskCase', id, {
    steps: `${row.values['steps']}\nreviewOpened | 2026-11 |  | Notice 1 | unchecked`,
  });
  const record = await portal();
  expect(record?.steps.at(-1)).toEqual({
    kind: 'reviewOpened',
    date: '2026-11',
    until: null,
    document: 'Notice 1',
    mark: 'unchecked',
  });
  expect(record?.stage).toBe('review');
  const list = await requestPortal<{ rows: { id: string }[] }>('riskCase/findPage?pageSize=1', 'en');
  expect(list.rows.map((each) => each.id)).toEqual([id]);
});

it('a synonym is found by the suggestions, and by no word before', async () => {
  const found = async () =>
    (await requestPortal<{ rows: { hs: string }[] }>('hs/suggest?q=zorbfruit', 'en')).rows.map(
      ({ hs }) => hs,
    );
  expect(await found()).toEqual([]);
  await publish('synonym', 'none', { codes: '081090', wordsZh: '佐布果', wordsEn: 'zorbfruit' });
  expect(await found()).toContain('081090');
});

it('a news item is listed by its date, and its HTML is sent as written', async () => {
  const id = await publish('news', 'none', {
    kind: 'policy',
    date: '2026-11-20',
    headlineZh: '示例',
    headlineEn: 'Sample',
    bodyZh: '<p>一</p><p>二</p>',
    bodyEn: '<p>One</p><p>Two</p>',
    countries: 'CN,VN',
    mark: 'sample',
  });
  interface Row {
    id: string;
    summary: { text: string };
  }
  const { rows } = await requestPortal<{ rows: Row[] }>('news/findPage?pageSize=30', 'en');
  expect(rows.find((row) => row.id === id)?.summary.text).toBe('One');
  const record = await requestPortal<{ body: { text: string } }>(`news/get?id=${id}`, 'zh');
  expect(record.body.text).toBe('<p>一</p><p>二</p>');
});

it('a source names its new date wherever it is named', async () => {
  await publish('source', 'laws', { asOf: '2026-11-24' });
  const { sources } = await requestPortal<{ sources: { id: string; asOf: string }[] }>('law/findPage', 'en');
  expect(sources.find(({ id }) => id === 'laws')?.asOf).toBe('2026-11-24');
});

it('a warning, and a pair of countries', async () => {
  const token = await signIn('viewer');
  const first = async (kind: string) =>
    (await call<{ rows: ContentRow[] }>('GET', `/api/v1/content/${kind}/findPage?pageSize=1`, { token })).json
      .data.rows[0]!;
  const warning = await first('riskWarning');
  await publish('riskWarning', warning.id, { titleEn: 'A new title' });
  const { rows } = await requestPortal<{ rows: { id: string; title: { text: string } }[] }>(
    'riskWarning/findPage?pageSize=50',
    'en',
  );
  expect(rows.find(({ id }) => id === warning.id)?.title.text).toBe('A new title');
  const pair = await first('pair');
  await publish('pair', pair.id, { since: '2026-01-01' });
  expect((await first('pair')).values['since']).toBe('2026-01-01');
});

it('a pair is entered once, with its own countries', async () => {
  const token = await signIn('editor');
  const insert = async (values: object) =>
    (await call('POST', '/api/v1/content/pair/insert', { token, body: { values } })).json.code;
  const values = { importer: 'CN', exporter: 'VN', applies: 'yes', mark: 'unchecked' };
  expect(await insert(values)).toBe(20957);
  expect(await insert({ ...values, exporter: 'CN' })).toBe(9802);
  expect(await insert({ ...values, importer: 'IN' })).toBe(9802);
});
