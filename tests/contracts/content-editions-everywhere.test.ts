import { describe, expect, it } from 'vitest';
import type { ChangePage } from '@/features/last-visit/changes-schema';
import type { HsTree } from '@/features/hs/tree/hs-tree-schema';
import type { TariffCoverage } from '@/features/sources/coverage-schema';
import type { Holding } from '@/features/sources/sources-schema';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { contentDay } from '../../mocks/content/store';
import { systemControls } from '../../mocks/handlers/system/controls';
import { useApiServer } from '../support/api-server';
import { getEdition, postEdition, publishEdition, uploadEdition } from '../support/editions';
import { requestPortal } from '../support/request-mocks';
import { signIn } from '../support/system-client';

useApiServer();

const DAY_MS = 86_400_000;
/** From the clock of the tests into 2027. */
const TO_2027 = 100 * DAY_MS;

const tree = (code: string, day: string, to = 'VN', from = 'CN') =>
  requestPortal<HsTree>(`hs/tree?code=${code}&to=${to}&from=${from}${day && `&date=${day}`}`, 'en');
const coverage = async (importer = 'VN') =>
  (await requestPortal<TariffCoverage>('tariff/getCoverage')).importers.find(
    (each) => each.importer === importer,
  );
const holdings = async () =>
  (await requestPortal<{ rows: Holding[] }>('source/findPage?pageSize=50', 'en')).rows;
const sector = (to = 'VN') =>
  requestPortal<{ year: number | null; mark: string; lines: number; sources: { title: { text: string } }[] }>(
    `sector/findPartners?sector=ev&to=${to}`,
    'en',
  );
const codesOfSector = (to = 'VN', from = 'CN') =>
  requestPortal<{ rows: { hs: string; mfn: unknown; rcep: unknown; mark: string }[] }>(
    `sector/findCodes?sector=ev&to=${to}&from=${from}&q=870380`,
  );

const CARS = [
  ['87038099', 'Cars', '30', '12', '3'],
  ['94054210', 'Searchlights', '20', '*', '3'],
];

const importCars = async () =>
  publishEdition({ ...(await uploadEdition(await signIn('editor'), 'cars-2027', 'VN', CARS)), codes: 2 });

describe('a published edition, from its first day on,', () => {
  it('is in the tree of codes: rates, lines, period, mark and source', async () => {
    const before = await tree('870380', '2026-11-01');
    await importCars();
    expect(await tree('870380', '2026-11-01')).toEqual(before);
    const after = await tree('870380', '2027-02-01');
    expect(after).toMatchObject({
      state: 'rates',
      tariff: { validFrom: '2027-01-01', validTo: '2027-12-31', isComplete: false },
      self: { rates: { lines: 1, mfn: { low: 30, high: 30 }, rcep: { low: 12, high: 12 } } },
    });
    expect(after.tariff).toMatchObject({ mfnMark: 'unchecked', rcepMark: 'unchecked' });
    expect(after.sources.map(({ title }) => title.text)).toContain('Tariff 2027');
    expect(after.lines).toEqual([
      {
        code: '87038099',
        description: { text: 'Cars', lang: 'en' },
        mfn: { kind: 'percent', printed: '30', percent: 30 },
        basic: null,
        rcep: { kind: 'percent', printed: '12', percent: 12 },
      },
    ]);
    const none = await tree('940542', '2027-02-01');
    expect(none.lines).toMatchObject([{ rcep: { kind: 'none', printed: '*', percent: null } }]);
    expect((await tree('870380', '2027-02-01', 'VN', 'JP')).self?.rates?.rcep).toBeNull();
    expect((await tree('870380', '2029-02-01')).state).toBe('otherDate');
  });

  it('is in the pages of the sectors', async () => {
    const before = await sector();
    expect(before).toMatchObject({ year: 2026, mark: 'fact' });
    await importCars();
    expect(await sector()).toEqual(before);
    systemControls.advance(TO_2027);
    const after = await sector();
    expect(after).toMatchObject({ year: 2027, mark: 'unchecked', lines: 1 });
    expect(after.sources.map(({ title }) => title.text)).toEqual(['Tariff 2027']);
    const { rows } = await codesOfSector();
    expect(rows.find(({ hs }) => hs === '870380')).toMatchObject({
      mfn: { low: 30, high: 30 },
      rcep: { low: 12, high: 12 },
      mark: 'unchecked',
    });
  });

  it('is what is said of how much the site has', async () => {
    const [packed, lists] = [await coverage(), await holdings()];
    expect(packed).toMatchObject({ lines: 11_414, isComplete: true });
    await importCars();
    expect(await coverage()).toEqual(packed);
    expect(await holdings()).toEqual(lists);
    systemControls.advance(TO_2027);
    expect(await coverage()).toMatchObject({ lines: 2, codes: 2, isComplete: false, mark: 'unchecked' });
    const { schedule } = await requestPortal<TariffAnswer>('tariff/query?hs=870380&to=VN');
    expect(schedule).toMatchObject({ codes: 2, isComplete: false, mark: 'unchecked' });
    const now = await holdings();
    expect(now.map(({ id }) => id)).toEqual(lists.map(({ id }) => id));
    expect(now.find(({ id }) => id === 'tariff-vn')).toMatchObject({
      subject: { text: 'Tariff lines of Viet Nam' },
      count: 2,
      unchecked: 2,
      source: { title: { text: 'Tariff 2027' } },
    });
  });
});

it('a published edition is a change since the last visit, on its first day', async () => {
  const [editor, today] = [await signIn('editor'), contentDay()];
  await publishEdition({ ...(await uploadEdition(editor, 'cars-now', 'VN', CARS)), validFrom: today });
  const { rows } = await requestPortal<ChangePage>(`change/findPage?since=${today}&pageSize=100`, 'en');
  expect(rows.filter(({ kind }) => kind === 'tariff')).toMatchObject([
    { recordId: 'VN', step: 'edition', date: today, title: { text: 'Tariff 2027' }, mark: 'unchecked' },
  ]);
});

it('the first edition of an importer is shown before it begins, with its year', async () => {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  expect((await tree('870380', '', 'TH')).state).toBe('noTariff');
  const values = await uploadEdition(editor, 'thailand-2027', 'TH', [['870380', 'Cars', '80', '5', '']]);
  const saved = await postEdition(editor, 'insert', { values });
  const review = await postEdition(editor, 'submit', saved.data);
  await postEdition(admin, 'publish', { ...review.data, from: '2027-01-01' });
  expect(await tree('870380', '', 'TH')).toMatchObject({
    state: 'rates',
    tariff: { validFrom: '2027-01-01' },
    lines: [{ code: '870380', mfn: { percent: 80 }, rcep: { percent: 5 } }],
  });
  expect((await tree('870380', '2026-11-01', 'TH')).state).toBe('otherDate');
  expect(await sector('TH')).toMatchObject({ year: 2027, lines: 1, mark: 'unchecked' });
  expect(await coverage('TH')).toMatchObject({ lines: 1, codes: 1 });
  const ids = (await holdings()).map(({ id }) => id);
  expect(ids.indexOf('tariff-th')).toBe(ids.indexOf('tariff-my') + 1);
});

it('a withdrawn tariff is in none of them', async () => {
  const admin = await signIn('admin');
  const { version } = await getEdition(admin);
  await postEdition(admin, 'withdraw', { id: 'VN', version });
  expect(await tree('870380', '')).toMatchObject({ state: 'noTariff', lines: [], tariff: null });
  expect(await sector()).toMatchObject({ year: null, lines: 0 });
  expect(await coverage()).toMatchObject({ lines: 0, codes: 0 });
  expect((await holdings()).map(({ id }) => id)).not.toContain('tariff-vn');
});
