import { expect } from 'vitest';
import type { ContentRow, ContentValues } from '@/features/content/content-schema';
import { editionUploadEndpoint } from '@/features/editions/editions-schema';
import { call, signIn } from './system-client';

export const EDITION_BASE = '/api/v1/content/edition';

/** The record of an importer's tariff. */
export const getEdition = async (token: string, id = 'VN') =>
  (await call<ContentRow>('GET', `${EDITION_BASE}/get?id=${id}`, { token })).json.data;

/** A write on editions. */
export const postEdition = async (token: string, verb: string, body: object) =>
  (await call<{ id: string; version: number }>('POST', `${EDITION_BASE}/${verb}`, { token, body })).json;

export const EDITION_COLUMNS = ['code', 'en', 'mfn', 'rcepCn', 'acfta'];

/** Two lines of lamps. */
export const EDITION_LINES = [
  ['94054210', 'Searchlights', '20', '11', '3'],
  ['94054299', 'A line of its own', '20', '*', ''],
];

/** Uploads lines, one to a part, and returns the values of their edition: it applies in 2027. */
export async function uploadEdition(
  token: string,
  file: string,
  importer = 'VN',
  rows = EDITION_LINES,
): Promise<ContentValues> {
  const sent = { file, parts: rows.length, columns: EDITION_COLUMNS };
  for (const [part, row] of rows.entries()) {
    const { data } = await postEdition(token, 'uploadLines', { ...sent, part, rows: [row] });
    expect(editionUploadEndpoint.data.parse(data).isComplete).toBe(part === rows.length - 1);
  }
  return {
    kind: 'schedule',
    importer,
    title: 'Tariff 2027',
    publisher: 'Customs',
    url: 'https://customs.example/2027',
    licence: null,
    asOf: '2026-12-20',
    hsEdition: '2022',
    validFrom: '2027-01-01',
    validTo: '2027-12-31',
    mark: 'unchecked',
    file,
    lines: rows.length,
    codes: 1,
  };
}

/** An editor imports an edition of Viet Nam, an admin publishes it from its first day on. */
export async function publishEdition(values: ContentValues): Promise<void> {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  const { version } = await getEdition(editor);
  const saved = await postEdition(editor, 'update', { id: 'VN', version, values });
  expect(saved.code).toBe(0);
  const review = await postEdition(editor, 'submit', saved.data);
  const from = String(values['validFrom']);
  expect((await postEdition(admin, 'publish', { ...review.data, from })).code).toBe(0);
}
