import { expect, it } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { useApiServer } from '../support/api-server';
import { EDITION_BASE, getEdition, postEdition, uploadEdition } from '../support/editions';
import { call, signIn } from '../support/system-client';

useApiServer();

interface Found {
  total: number;
  rows: ContentRow[];
}

const find = async (token: string, base: string, query: string) =>
  (await call<Found>('GET', `${base}/findPage?${query}`, { token })).json.data;

/** Viet Nam with a draft of 2027 beside what visitors see. */
async function withDraft(): Promise<string> {
  const editor = await signIn('editor');
  const { version } = await getEdition(editor);
  const values = await uploadEdition(editor, 'viet-nam-2027');
  expect((await postEdition(editor, 'update', { id: 'VN', version, values })).code).toBe(0);
  return editor;
}

it('a published edition with a newer draft is found by either state, and has the names of both', async () => {
  const token = await withDraft();
  for (const state of ['published', 'draft']) {
    const { rows } = await find(token, EDITION_BASE, `importer_EQ=VN&state_EQ=${state}`);
    expect(rows).toMatchObject([
      {
        id: 'VN',
        state: 'draft',
        name: { text: 'Tariff 2027' },
        publishedName: { text: '越南2026年进出口税则汇编', lang: 'zh' },
        published: { validTo: '2026-12-31' },
      },
    ]);
  }
  expect((await find(token, EDITION_BASE, 'importer_EQ=VN&state_EQ=review')).total).toBe(0);
});

it('filters and order of the editions take what is published, not the draft beside it', async () => {
  const token = await withDraft();
  expect((await find(token, EDITION_BASE, 'importer_EQ=VN&mark_EQ=fact')).total).toBe(1);
  expect((await find(token, EDITION_BASE, 'importer_EQ=VN&mark_EQ=unchecked')).total).toBe(0);
});

it('a published law with a newer draft is found by either state; its filters take the draft', async () => {
  const token = await signIn('editor');
  const law = '/api/v1/content/law';
  const { values, version } = (await call<ContentRow>('GET', `${law}/get?id=vn-law-1`, { token })).json.data;
  const body = { id: 'vn-law-1', version, values: { ...values, titleEn: 'Zzxqv' } };
  expect((await call('POST', `${law}/update`, { token, body })).json.code).toBe(0);
  for (const state of ['published', 'draft'])
    expect((await find(token, law, `name_LIKE=Zzxqv&state_EQ=${state}`)).rows).toMatchObject([
      { id: 'vn-law-1', state: 'draft', publishedName: { lang: 'zh' } },
    ]);
});
