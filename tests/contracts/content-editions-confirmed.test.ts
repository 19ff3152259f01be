import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '@/features/content/audit-schema';
import { editionConfirmEndpoint } from '@/features/editions/editions-schema';
import type { HsTree } from '@/features/hs/tree/hs-tree-schema';
import type { Holding } from '@/features/sources/sources-schema';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { setSecondReviewer } from '../../mocks/content/options';
import { useApiServer } from '../support/api-server';
import { getEdition, postEdition, publishEdition, uploadEdition } from '../support/editions';
import { requestPortal } from '../support/request-mocks';
import { call, signIn } from '../support/system-client';

useApiServer();

const DOCUMENT = { document: 'Decree 1/2027', url: 'https://customs.example/1', date: '2026-12-22' };

async function confirm(token: string, id: string, file: string, document: object = DOCUMENT) {
  const { version } = await getEdition(token, id);
  return postEdition(token, 'confirm', { id, version, file, ...document });
}

const marksOf = ({ lines, sources }: TariffAnswer) =>
  new Set([
    ...lines.flatMap(({ mfn, basic, rcep }) =>
      [...mfn, ...(basic ? [basic] : []), ...rcep.flatMap(({ rates }) => rates)].map(({ mark }) => mark),
    ),
    ...sources.filter(({ id }) => /tariff-20|^edition-/.test(id)).map(({ mark }) => mark),
  ]);
const query = (hs: string, to: string) => requestPortal<TariffAnswer>(`tariff/query?hs=${hs}&to=${to}`, 'en');
const log = async (token: string) =>
  (await call<{ rows: AuditEntry[] }>('GET', '/api/v1/content/audit/findPage?kind_EQ=edition', { token }))
    .json.data.rows;

describe('a packed edition that was not verified', () => {
  it('is no longer marked in any answer once someone has confirmed it', async () => {
    const admin = await signIn('admin');
    expect(marksOf(await query('870380', 'MY'))).toContain('unchecked');
    expect((await getEdition(admin, 'MY')).values).toMatchObject({ mark: 'unchecked' });
    const { version } = await getEdition(admin, 'MY');
    const answer = await confirm(admin, 'MY', 'packed-my');
    expect(editionConfirmEndpoint.data.parse(answer.data)).toEqual({ id: 'MY', version: version + 1 });
    expect(marksOf(await query('870380', 'MY'))).toEqual(new Set(['fact']));
    const tree = await requestPortal<HsTree>('hs/tree?code=870380&to=MY&from=CN&date=2026-12-01');
    expect(tree.tariff).toMatchObject({ mfnMark: 'fact', rcepMark: 'fact' });
    const { mark } = await requestPortal<{ mark: string }>('sector/findPartners?sector=ev&to=MY');
    expect(mark).toBe('fact');
    const { rows } = await requestPortal<{ rows: Holding[] }>('source/findPage?pageSize=50');
    expect(rows.find(({ id }) => id === 'tariff-my')).toMatchObject({
      unchecked: 0,
      source: { mark: 'fact' },
    });
  });

  it('of Indonesia too, and only its own rates', async () => {
    const admin = await signIn('admin');
    await confirm(admin, 'ID', 'packed-id');
    expect(marksOf(await query('940620', 'ID'))).toEqual(new Set(['fact']));
    expect(marksOf(await query('870380', 'MY'))).toContain('unchecked');
  });

  it('keeps the marks that are about the members of other agreements', async () => {
    const admin = await signIn('admin');
    const ldc = async () =>
      (await query('610910', 'JP')).lines
        .flatMap(({ others }) => others)
        .filter(({ agreement }) => agreement === 'GSP-LDC')
        .map(({ rate }) => rate.mark);
    const before = await ldc();
    await confirm(admin, 'JP', 'packed-jp');
    expect(before).toContain('unchecked');
    expect(await ldc()).toEqual(before);
  });
});

it('says who confirmed an edition, when and at which document, in the record, its versions and the log', async () => {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  await publishEdition(await uploadEdition(editor, 'tariff-2027'));
  expect(marksOf(await query('940542', 'VN'))).toEqual(new Set(['fact', 'unchecked']));
  expect((await confirm(admin, 'VN', 'tariff-2027')).code).toBe(0);
  const confirmation = {
    mark: 'fact',
    confirmedDocument: 'Decree 1/2027',
    confirmedUrl: 'https://customs.example/1',
    confirmedOn: '2026-12-22',
    confirmedBy: '示例管理员',
  };
  const row = await getEdition(admin);
  expect(row).toMatchObject({ state: 'published', values: confirmation });
  expect(row.values['confirmedAt']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(marksOf(await query('940542', 'VN'))).toEqual(new Set(['fact']));
  const [entry] = await log(admin);
  expect(entry).toMatchObject({
    action: 'confirm',
    byName: '示例管理员',
    recordName: { text: 'Tariff 2027', lang: 'vi' },
    note: 'Decree 1/2027',
    before: { mark: 'unchecked', confirmedBy: null },
    after: confirmation,
  });
  // The edition in force is another one.
  expect(row.published).toMatchObject({ file: 'packed-vn' });
  expect(row.published).not.toHaveProperty('confirmedBy');
});

describe('a confirmation is refused', () => {
  it('20962: of whoever imported the edition, if a second pair of eyes is needed', async () => {
    const admin = await signIn('admin');
    const values = await uploadEdition(admin, 'tariff-2027');
    const { version } = await getEdition(admin);
    await postEdition(admin, 'update', { id: 'VN', version, values });
    expect((await confirm(admin, 'VN', 'tariff-2027')).code).toBe(20962);
    setSecondReviewer(false);
    expect((await confirm(admin, 'VN', 'tariff-2027')).code).toBe(0);
  });

  it.each([
    [{ ...DOCUMENT, document: ' ' }, 9800],
    [{ ...DOCUMENT, date: '' }, 9800],
    [{ ...DOCUMENT, date: 'soon' }, 9802],
    [{ ...DOCUMENT, url: 'customs.example' }, 9818],
    [{ ...DOCUMENT, document: 'x'.repeat(301) }, 9830],
  ])('%j: %i', async (document, code) => {
    const admin = await signIn('admin');
    expect((await confirm(admin, 'MY', 'packed-my', document)).code).toBe(code);
    expect(marksOf(await query('870380', 'MY'))).toContain('unchecked');
  });

  it('10100: of another version, or other lines; 100210 without the right', async () => {
    const [editor, admin] = [await signIn('editor'), await signIn('admin')];
    const { version } = await getEdition(admin, 'MY');
    const body = { id: 'MY', version, file: 'packed-my', ...DOCUMENT };
    expect((await postEdition(editor, 'confirm', body)).code).toBe(100210);
    expect((await postEdition(admin, 'confirm', { ...body, version: 7 })).code).toBe(10100);
    expect((await postEdition(admin, 'confirm', { ...body, file: 'packed-vn' })).code).toBe(10100);
  });

  it('9802: by a draft that says itself that it is confirmed', async () => {
    const editor = await signIn('editor');
    const values = await uploadEdition(editor, 'tariff-2027');
    const { version } = await getEdition(editor);
    for (const claim of [{ mark: 'fact' }, { confirmedBy: 'x' }]) {
      const body = { id: 'VN', version, values: { ...values, ...claim } };
      expect((await postEdition(editor, 'update', body)).code).toBe(9802);
    }
  });
});
