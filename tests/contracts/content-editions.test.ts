import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '@/features/content/audit-schema';
import type { ContentVersion } from '@/features/content/content-schema';
import { editionCodesEndpoint, editionLinesEndpoint } from '@/features/editions/editions-schema';
import { type TariffAnswer, tariffAnswer } from '@/features/tariffs/tariffs-schema';
import {
  EDITION_BASE,
  EDITION_COLUMNS,
  EDITION_LINES,
  getEdition,
  postEdition,
  uploadEdition,
} from '../support/editions';
import { requestPortal } from '../support/request-mocks';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';

useApiServer();

const BASE = EDITION_BASE;
const [get, post, upload] = [getEdition, postEdition, uploadEdition];
const HS = '940542';

interface Lines {
  total: number;
  columns: string[];
  rows: string[][];
}

const lines = async (token: string, file: string, from = 0, count = 1000) =>
  (await call<Lines>('GET', `${BASE}/getLines?file=${file}&from=${from}&count=${count}`, { token })).json;
const query = (hs = HS, importer = 'VN') =>
  requestPortal<TariffAnswer>(`tariff/query?hs=${hs}&to=${importer}`, 'en');

/** The RCEP rate for goods of China on a day. */
function chinese({ lines: all }: TariffAnswer, code: string, day: string) {
  const columns = all.find((line) => line.code === code)?.rcep ?? [];
  // An exporter has one column.
  const own = columns.filter(({ parties }) => parties.includes('CN'));
  expect(own.length).toBeLessThanOrEqual(1);
  return own
    .flatMap(({ rates }) => rates)
    .find(({ validFrom, validTo }) => validFrom <= day && day <= validTo);
}

describe('the lines of an edition', () => {
  it('are those of the packed tariff, in parts', async () => {
    const token = await signIn('viewer');
    const { values } = await get(token);
    const { data } = await lines(token, String(values['file']), 0, 5000);
    expect(editionLinesEndpoint.data.parse(data)).toMatchObject({ total: values['lines'] });
    expect(data.rows).toHaveLength(1000);
    const last = await lines(token, String(values['file']), data.total - 1);
    expect(last.data.rows).toHaveLength(1);
    expect((await lines(token, 'no-such-file')).code).toBe(20960);
  });

  it('are checked against the codes of the nomenclature', async () => {
    const token = await signIn('viewer');
    const { data } = (await call('GET', `${BASE}/getCodes?hsEdition=2022`, { token })).json;
    expect(editionCodesEndpoint.data.parse(data).codes.split(' ')).toHaveLength(5612);
    expect((await call('GET', `${BASE}/getCodes?hsEdition=2017`, { token })).json.code).toBe(9802);
  });

  it('are uploaded whole before an edition may name them', async () => {
    const editor = await signIn('editor');
    const row = await get(editor);
    const part = {
      file: 'half-a-file',
      part: 0,
      parts: 2,
      columns: EDITION_COLUMNS,
      rows: [EDITION_LINES[0]],
    };
    expect((await post(editor, 'uploadLines', part)).data).toEqual({ isComplete: false });
    const values = { ...row.values, file: 'half-a-file' };
    const saved = await post(editor, 'update', { id: 'VN', version: row.version, values });
    expect(saved.code).toBe(20960);
    for (const broken of [{ part: 2 }, { parts: 3 }, { columns: ['en'] }, { rows: [['1']] }, { file: 'x' }])
      expect((await post(editor, 'uploadLines', { ...part, ...broken })).code).toBe(9802);
    expect((await post(await signIn('viewer'), 'uploadLines', part)).code).toBe(100210);
    expect(await get(editor)).toEqual(row);
  });
});

it('takes an edition from an upload to visitors and back', async () => {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  const before = await query();
  const row = await get(editor);
  const values = await upload(editor, 'tariff-2027');
  const saved = await post(editor, 'update', { id: 'VN', version: row.version, values });
  const review = await post(editor, 'submit', saved.data);
  expect(await query()).toEqual(before);
  expect((await post(editor, 'publish', { ...review.data, from: '2027-01-01' })).code).toBe(100210);
  expect((await post(admin, 'publish', { ...review.data, from: '2027-01-01' })).code).toBe(0);

  const after = await query();
  expect(tariffAnswer.parse(after)).toEqual(after);
  const [old, next] = ['2026-12-31', '2027-02-01'].map((day) => chinese(after, '94054210', day));
  expect(old).toMatchObject({ ...chinese(before, '94054210', '2026-12-31') });
  expect(next).toMatchObject({
    printed: '11',
    duty: { kind: 'adValorem', percent: 11 },
    validFrom: '2027-01-01',
    validTo: '2027-12-31',
    mark: 'unchecked',
  });
  expect(after.sources.find(({ id }) => id === next?.sourceId)).toMatchObject({
    title: { text: 'Tariff 2027', lang: 'vi' },
    publisher: 'Customs',
    asOf: '2026-12-20',
    mark: 'unchecked',
  });
  const removed = after.lines.filter(({ code }) => !EDITION_LINES.some(([own]) => own === code));
  expect(removed.length).toBeGreaterThan(0);
  for (const { code } of removed) expect(chinese(after, code, '2027-02-01')).toBeUndefined();
  expect(after.lines.map(({ code }) => code)).toContain('94054299');
  const acfta = after.lines.find(({ code }) => code === '94054210')?.others ?? [];
  expect(acfta.filter(({ agreement }) => agreement === 'ACFTA').map(({ rate }) => rate.printed)).toContain(
    '3',
  );

  const published = await get(admin);
  const { data: versions } = (await call<ContentVersion[]>('GET', `${BASE}/versions?id=VN`, { token: admin }))
    .json;
  const first = versions.find((version) => version.values['file'] === 'packed-vn');
  const restored = { id: 'VN', version: published.version, number: first?.number, publish: true };
  expect((await post(admin, 'restore', restored)).code).toBe(0);
  expect(await query()).toEqual(before);
  const { data: log } = (
    await call<{ rows: AuditEntry[] }>('GET', '/api/v1/content/audit/findPage?kind_EQ=edition', {
      token: admin,
    })
  ).json;
  expect(log.rows.map(({ action }) => action)).toEqual(['publish', 'restore', 'publish', 'submit', 'save']);
});

it('shows no rates from the day of a withdrawal on', async () => {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  const { version } = await get(admin);
  expect((await post(admin, 'withdraw', { id: 'VN', version })).code).toBe(0);
  const answer = await query();
  const day = '2026-12-15';
  for (const { code } of answer.lines) expect(chinese(answer, code, day)).toBeUndefined();
  expect(await get(editor)).toMatchObject({ state: 'withdrawn', published: null });
});

it('takes the tariff of an importer that had none', async () => {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  expect((await query(HS, 'TH')).coverage).toBe('importer');
  const values = await upload(editor, 'thailand-2027', 'TH', [['94054210', 'Lamps', '20', '5%', '']]);
  const saved = await post(editor, 'insert', { values });
  const review = await post(editor, 'submit', saved.data);
  await post(admin, 'publish', { ...review.data, from: '2027-01-01' });
  const answer = await query(HS, 'TH');
  expect(answer.coverage).toBe('lines');
  expect(chinese(answer, '94054210', '2027-02-01')).toMatchObject({ printed: '5%' });
  const again = await upload(editor, 'thailand-2028', 'TH', [['94054210', 'Lamps', '20', '4', '']]);
  expect((await post(editor, 'insert', { values: again })).code).toBe(20961);
});
