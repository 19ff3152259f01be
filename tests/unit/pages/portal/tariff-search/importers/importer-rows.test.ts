import { describe, expect, it } from 'vitest';
import type { ImporterLine, ImporterTariff } from '@/features/tariffs/importers-schema';
import type { PairQuestion } from '@/features/tariffs/country-pair/pair-query';
import type { RateAsSent } from '@/features/tariffs/tariffs-schema';
import { orderedImporters } from '@/pages/portal/tariff-search/importers/importer-order';
import { importerCounts, importerRow } from '@/pages/portal/tariff-search/importers/importer-rows';
import { importerCsvRows } from '@/pages/portal/tariff-search/importers/importers-csv';
import { ratesPeriod } from '@/pages/portal/tariff-search/importers/rates-period';
import { excluded, percent, QUESTION, rate } from '../../../../features/tariffs/sample-line';

const question: PairQuestion = { ...QUESTION, from: 'CN', to: 'VN', date: '2026-12-15' };

const line = (mfn: RateAsSent | null, rcep: RateAsSent | null, code = '94062090'): ImporterLine => ({
  code,
  mfn,
  mfnPointer: null,
  basic: null,
  rcep,
});

const tariff = (importer: string, ...lines: ImporterLine[]): ImporterTariff => ({
  importer,
  schedule: null,
  hasSample: false,
  lines,
  official: null,
});

const row = (
  importer: string,
  lines: ImporterLine[],
  verdict: Parameters<typeof importerRow>[3] = 'noBill',
  requested = question,
) => importerRow(tariff(importer, ...lines), requested, '940620', verdict);

const perKg = rate('3/kg', { kind: 'specific', amount: 3, unit: 'kg' });

describe('which rate an importer is paid by, and what it saves', () => {
  it.each([
    ['RCEP lower', [line(percent(15), percent(7.5))], 'rates', 'rcep', { low: 7.5, high: 7.5, others: 0 }],
    ['RCEP above MFN', [line(percent(3), percent(10))], 'rates', 'notLower', { low: 0, high: 0, others: 0 }],
    ['both alike', [line(percent(0), percent(0))], 'rates', 'notLower', { low: 0, high: 0, others: 0 }],
    [
      'no preference',
      [line(percent(70), excluded())],
      'rates',
      'noPreference',
      { low: 0, high: 0, others: 0 },
    ],
    ['MFN only', [line(percent(5), null)], 'mfnOnly', 'open', null],
    ['RCEP only', [line(null, percent(4))], 'rcepOnly', 'open', null],
    ['none of the day', [line(percent(5, 2024), percent(4, 2024))], 'otherDay', 'open', null],
    ['nothing', [], 'none', 'open', null],
    ['a specific duty', [line(perKg, percent(5))], 'rates', 'open', null],
  ] as const)('%s', (_, lines, state, basis, saving) => {
    expect(row('VN', [...lines])).toMatchObject({ state, basis, saving });
  });

  it('shows the range where lines differ, and picks none', () => {
    const lines = [line(percent(15), percent(7.5)), line(percent(3), percent(10), '94062010')];
    expect(row('VN', lines)).toMatchObject({ basis: 'mixed', saving: { low: 0, high: 7.5, others: 0 } });
    expect(row('VN', lines).pairs).toHaveLength(2);
  });

  it('counts the lines of which the saving is not known', () => {
    const lines = [line(percent(15), percent(7.5)), line(perKg, percent(5), '94062010')];
    expect(row('VN', lines).saving).toEqual({ low: 7.5, high: 7.5, others: 1 });
  });

  it('computes the money of a value, none without one', () => {
    const lines = [line(percent(15), percent(7.5))];
    expect(row('VN', lines).saved).toBeNull();
    expect(row('JP', lines, 'noBill', { ...question, value: 1000 })).toMatchObject({
      saved: { low: 75, high: 75, others: 0 },
      currency: 'USD',
    });
  });

  it('uses a quantity at the importer of the question alone: it is in the unit of that duty', () => {
    const byWeight = [line(perKg, null)];
    const requested = { ...question, qty: 10, unit: 'kg', fx: 1 };
    expect(row('VN', byWeight, 'noBill', requested).pairs[0]?.mfnAmount).toBe(30);
    expect(row('JP', byWeight, 'noBill', requested).pairs[0]?.mfnAmount).toBeNull();
  });
});

describe('whether the Agreement applies', () => {
  const lines = [line(percent(15), percent(7.5))];

  it.each([
    ['IN', '2026-12-15', 'mfnOnly', 'notInForce'],
    ['PH', '2023-06-01', 'otherDay', 'open'],
    ['MM', '2026-12-15', 'rates', 'open'],
  ])('%s on %s', (importer, date, state, basis) => {
    const requested = { ...question, date };
    expect(row(importer, lines, 'noBill', requested)).toMatchObject({ state, basis });
  });

  it('pays MFN before entry into force, whatever the schedule has', () => {
    const early = [line(percent(15, 2023), percent(7.5, 2023))];
    const before = row('PH', early, 'noBill', { ...question, date: '2023-06-01' });
    expect(before).toMatchObject({ state: 'mfnOnly', basis: 'notInForce', saving: { high: 0 } });
    const after = row('PH', early, 'noBill', { ...question, date: '2023-06-02' });
    expect(after).toMatchObject({ state: 'rates', basis: 'rcep', saving: { high: 7.5 } });
  });

  it('no saving is shown while it is not established', () => {
    expect(row('MM', lines)).toMatchObject({ saving: null, payable: [null] });
  });
});

describe('a bill that does not qualify', () => {
  const lines = [line(percent(15), percent(7.5))];
  it('pays MFN', () =>
    expect(row('VN', lines, 'notMet')).toMatchObject({ basis: 'notMet', saving: { low: 0, high: 0 } }));
  it.each(['met', 'unknown', 'noBill'] as const)('%s changes nothing', (verdict) =>
    expect(row('VN', lines, verdict)).toMatchObject({ basis: 'rcep', saving: { high: 7.5 } }),
  );
});

describe('the table', () => {
  const rows = [
    row('TH', []),
    row('KR', [line(null, percent(4))]),
    row('JP', [line(percent(3), percent(0))]),
    row('VN', [line(percent(15), percent(7.5))]),
    row('ID', [line(percent(10), null)]),
    row('IN', [line(percent(10), null)]),
  ];
  const sorted = (...sort: Parameters<typeof orderedImporters>[2][]) =>
    orderedImporters(rows, 'VN', sort[0] ?? null, (code) => code).map((each) => each.tariff.importer);

  it('counts what is known of the Parties; India is counted with neither', () =>
    expect(importerCounts(rows)).toEqual({ of: 5, rates: 3, mfnOnly: 1, sample: 0 }));

  it('counts everybody where the exporter is no Party: all pay MFN', () => {
    const requested = { ...question, from: 'IN' };
    const byMfn = [
      row('VN', [line(percent(15), null)], 'noBill', requested),
      row('TH', [], 'noBill', requested),
    ];
    expect(importerCounts(byMfn)).toEqual({ of: 2, rates: 0, mfnOnly: 1, sample: 0 });
  });

  it.each([
    [null, 'VN JP KR ID IN TH'],
    [{ id: 'importer', direction: 'ascending' }, 'ID IN JP KR TH VN'],
    [{ id: 'payable', direction: 'ascending' }, 'JP VN IN TH KR ID'],
    [{ id: 'payable', direction: 'descending' }, 'IN VN JP TH KR ID'],
    [{ id: 'saving', direction: 'descending' }, 'VN JP IN TH KR ID'],
  ] as const)('sorted by %j: those without a figure last', (sort, order) => {
    expect(sorted(sort)).toEqual(order.split(' '));
  });

  it('the time of the rates is the one that all of them have', () => {
    expect(ratesPeriod(row('VN', [line(percent(5), percent(4))]).pairs)).toEqual({
      from: '2026',
      to: '2026',
    });
    const april = rate('4', { kind: 'adValorem', percent: 4 }, '2026-04-01', '2027-03-31');
    expect(ratesPeriod(row('JP', [line(percent(5), april)]).pairs)).toEqual({
      from: '2026-04-01',
      to: '2026-12-31',
    });
    expect(ratesPeriod([])).toBeNull();
  });
});

describe('the file', () => {
  const answer = { hs: '940620', exporter: 'CN', date: '2026-12-15', importers: [], sources: [] };

  it('has a line for each national line, and one for an importer without any', () => {
    const lines = [line(percent(15), percent(7.5)), line(percent(3), percent(10), '94062010')];
    const written = importerCsvRows({ answer, hs: '940620', rows: [row('VN', lines), row('TH', [])] });
    expect(written).toMatchObject([
      { importer: 'VN', line: '94062090', basis: 'RCEP', payablePercent: 7.5, points: 7.5, state: 'rates' },
      { importer: 'VN', line: '94062010', basis: 'MFN', payablePercent: 3, points: 0 },
      { importer: 'TH', line: null, mfnPercent: null, payablePercent: null, points: null, state: 'none' },
    ]);
  });

  it('leaves empty what is missing, and never writes zero for it', () => {
    const [only] = importerCsvRows({ answer, hs: '940620', rows: [row('ID', [line(percent(5), null)])] });
    expect(only).toMatchObject({ mfnPercent: 5, rcepPercent: null, basis: 'undecided', points: null });
  });
});
