import { describe, expect, it } from 'vitest';
import {
  answerKind,
  decidedBasis,
  hasOpenText,
  lastDataDay,
} from '@/features/tariffs/country-pair/answer-kind';
import { pairDutyOf } from '@/features/tariffs/country-pair/pair-duty';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { PairQuestion } from '@/features/tariffs/country-pair/pair-query';
import {
  amountsOf,
  pairReport,
  pairSources,
  ratesByParty,
} from '@/features/tariffs/country-pair/pair-report';
import { chosenLine, outcomeOf } from '@/features/tariffs/outcome';
import { REPORT_COLUMNS, reportRows } from '@/features/tariffs/country-pair/report-csv';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { excluded, NO_AMOUNTS, percent, QUESTION, rate, sampleLine } from '../sample-line';

const answer = (parts: Partial<TariffAnswer> = {}): TariffAnswer => ({
  importer: 'VN',
  requested: '940620',
  hs: '940620',
  matchedDigits: 6,
  matchedLine: null,
  coverage: 'lines',
  name: null,
  hsEdition: 2022,
  lines: [sampleLine()],
  rule: null,
  nearest: [],
  official: null,
  schedule: null,
  hasSample: false,
  agreements: [],
  appendix: null,
  sources: [
    {
      id: 'other',
      title: { text: 'Other', lang: 'en' },
      publisher: '',
      url: null,
      asOf: '2025',
      mark: 'fact',
    },
    {
      id: 'source',
      title: { text: 'Tariff', lang: 'en' },
      publisher: '',
      url: null,
      asOf: '2026',
      mark: 'fact',
    },
  ],
  ...parts,
});

const kindOf = (parts = {}, from = 'JP', date = QUESTION.date) =>
  answerKind(pairDutyOf(sampleLine(parts), from, 'VN', date, NO_AMOUNTS));

describe('what can be said about a pair', () => {
  const rcep = (value: ReturnType<typeof percent>) => ({ rcep: [{ parties: ['JP'], rates: [value] }] });
  const perKg = rate('3/kg', { kind: 'specific', amount: 3, unit: 'kg' });

  it.each([
    ['rcep', {}],
    ['equal', { mfn: [percent(8.2)] }],
    ['mfn-lower', { mfn: [percent(3)] }],
    ['no-preference', rcep(excluded())],
    ['rcep-missing', { rcep: [] }],
    ['mfn-missing', { mfn: [] }],
    ['no-data', { mfn: [], rcep: [] }],
    ['no-data', { mfn: [], ...rcep(excluded()) }],
    ['undecided', rcep(perKg)],
    ['undecided', rcep(rate('as in chapter 98', null))],
    ['undecided', { mfn: [rate('as in chapter 98', null)] }],
  ] as const)('%s', (kind, parts) => expect(kindOf(parts)).toBe(kind));

  it.each<[string, Partial<TariffLine>, boolean]>([
    ['a rate by weight: a value and a quantity decide', rcep(perKg), false],
    ['an RCEP rate in words', rcep(rate('as in chapter 98', null)), true],
    ['an MFN rate in words', { mfn: [rate('as in chapter 98', null)] }, true],
    ['rates that are compared', {}, false],
  ])('undecided for good by a text, or until amounts are filled in: %s', (_, parts, isText) => {
    const pair = pairDutyOf(sampleLine(parts), 'JP', 'VN', QUESTION.date, NO_AMOUNTS);
    expect(hasOpenText(pair, answerKind(pair))).toBe(isText);
  });

  it('equal, and not below, where two kinds of rates come to the same amount', () => {
    const amounts = { value: 100, qty: 2, unit: 'kg', fx: 1 };
    const line = sampleLine({ mfn: [perKg], ...rcep(percent(6)) });
    expect(answerKind(pairDutyOf(line, 'JP', 'VN', QUESTION.date, amounts))).toBe('equal');
    expect(answerKind(pairDutyOf(line, 'JP', 'VN', QUESTION.date, { ...amounts, qty: 1 }))).toBe('mfn-lower');
  });

  it('not-in-force: India, and dates before entry into force', () => {
    expect(kindOf({}, 'IN')).toBe('not-in-force');
    expect(kindOf({ mfn: [percent(15, 2022)] }, 'KR', '2022-01-15')).toBe('not-in-force');
    expect(kindOf({ mfn: [] }, 'IN')).toBe('no-data');
  });

  it('offers the last day with data where something is missing, MFN before RCEP', () => {
    const pair = pairDutyOf(
      sampleLine({ rcep: [{ parties: ['JP'], rates: [percent(9, 2025)] }] }),
      'JP',
      'VN',
      '2027-03-01',
      NO_AMOUNTS,
    );
    expect(lastDataDay(pair)).toBe('2026-12-31');
    expect(lastDataDay(pairDutyOf(sampleLine(), 'JP', 'VN', QUESTION.date, NO_AMOUNTS))).toBeNull();
  });
});

describe('what an answer comes to', () => {
  it.each([
    [{ kind: 'unknown' }, { coverage: 'unknown', hs: null, lines: [] }, {}],
    [{ kind: 'same-country' }, {}, { from: 'VN' }],
    [{ kind: 'importer-not-party' }, { coverage: 'importer', lines: [] }, { to: 'IN' }],
    [{ kind: 'importer' }, { coverage: 'importer', lines: [] }, { to: 'TH' }],
    [{ kind: 'code' }, { coverage: 'code', lines: [] }, {}],
    [{ kind: 'choose-line' }, { lines: [sampleLine(), sampleLine({ code: '94062010' })] }, {}],
    [{ kind: 'line' }, {}, {}],
  ] as const)('%j', (expected, parts, requested) =>
    expect(outcomeOf(answer(parts as Partial<TariffAnswer>), { ...QUESTION, ...requested })).toMatchObject(
      expected,
    ),
  );

  it('takes the requested line, else the matched one, and ignores one that does not exist', () => {
    const two = answer({ lines: [sampleLine(), sampleLine({ code: '94062010' })] });
    expect(chosenLine(two, '94062010')?.code).toBe('94062010');
    expect(chosenLine({ ...two, matchedLine: '94062090' }, '11111111')?.code).toBe('94062090');
    expect(chosenLine(two, '11111111')).toBeNull();
  });
});

describe('the report of a pair', () => {
  const report = pairReport(answer(), sampleLine(), { ...QUESTION, value: 1000 });

  it('ends its steps in the verdict, each with an article', () => {
    expect(report.steps.at(-1)).toMatchObject({
      key: 'payable',
      verdict: 'met',
      article: '2.4.2',
      inputs: { kind: 'rcep' },
    });
    expect(report.steps.every(({ article }) => article !== '')).toBe(true);
  });

  it('is about the subheading of its line where the answer names none', () => {
    expect(pairReport(answer({ hs: null }), sampleLine(), QUESTION).hs).toBe(sampleLine().code.slice(0, 6));
    expect(report.hs).toBe('940620');
  });

  it('names the sources of its rates, and the rates by Party where the Agreement applies', () => {
    expect(pairSources(report).map(({ id }) => id)).toEqual(['source']);
    expect(Object.keys(ratesByParty(report.partners))).toEqual(['CN', 'JP', 'KR']);
  });

  it('names the source of the next rate too', () => {
    const next = { ...percent(7, 2027), sourceId: 'other' };
    const line = sampleLine({ rcep: [{ parties: ['JP'], rates: [percent(8.2), next] }] });
    const ids = pairSources(pairReport(answer(), line, QUESTION)).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(['other', 'source']);
  });

  it('decides nothing to be paid where the RCEP rate is not in the data: it may be lower', () => {
    const open = pairReport(answer(), sampleLine({ rcep: [] }), { ...QUESTION, value: 1000 });
    expect(decidedBasis(open.pair)).toBeNull();
    expect(open.steps.at(-1)).toMatchObject({ verdict: 'unknown', inputs: { basis: null, duty: null } });
    expect(reportRows(open)[0]).toMatchObject({
      mfn: 15,
      payable: null,
      basis: 'undecided',
      dutyAmount: null,
    });
  });

  it('has a currency where it has an amount', () => {
    expect(reportRows(report)[0]).toMatchObject({ dutyAmount: 82, currency: 'USD' });
    const rows = reportRows(pairReport(answer(), sampleLine(), QUESTION));
    expect(rows[0]).toMatchObject({ payable: 8.2, basis: 'RCEP', dutyAmount: null, currency: null });
  });

  it('says of each year whether the Agreement applies in it', () => {
    const applies = (to: string, from: string) =>
      reportRows(pairReport(answer(), sampleLine(), { ...QUESTION, to, from }))
        .filter(({ part }) => part === 'year')
        .map((row) => row.applies);
    expect(applies('VN', 'ID').slice(0, 3)).toEqual(['not-yet', 'yes', 'yes']);
    expect(new Set(applies('VN', 'IN'))).toEqual(new Set(['not-a-party']));
  });

  it('takes the unit of the duty where none was said', () => {
    const line = sampleLine({ mfn: [rate('3/kg', { kind: 'specific', amount: 3, unit: 'kg' })] });
    const requested = { ...QUESTION, value: 1000, qty: 10, fx: 1 };
    expect(pairReport(answer(), line, requested).pair.mfnAmount).toBe(30);
  });

  it('needs no rate of exchange where the value is in the importer’s money', () => {
    const line = sampleLine({ mfn: [rate('3/kg', { kind: 'specific', amount: 3, unit: 'kg' })] });
    const requested = { ...QUESTION, value: 1000, qty: 10, currency: 'VND' };
    expect(pairReport(answer(), line, requested).pair.mfnAmount).toBe(30);
    expect(pairReport(answer(), line, { ...requested, currency: 'USD' }).pair).toMatchObject({
      mfnAmount: 30,
      isInImporterMoney: true,
    });
  });

  it.each<[string, Partial<PairQuestion>, object]>([
    ['unit and rate of exchange as said', { unit: 'm2', fx: 2 }, { unit: 'm2', fx: 2 }],
    ['the unit of the duty, no rate of exchange', {}, { unit: 'kg', fx: null }],
    ['1 for the importer’s own money', { currency: 'VND', fx: 2 }, { unit: 'kg', fx: 1 }],
  ])('computes every pair for the same amounts: %s', (_, requested, expected) => {
    const line = sampleLine({ mfn: [rate('3/kg', { kind: 'specific', amount: 3, unit: 'kg' })] });
    expect(amountsOf(line, { ...QUESTION, value: 1000, qty: 10, ...requested })).toEqual({
      value: 1000,
      qty: 10,
      ...expected,
    });
  });

  it('has no unit where percentages are enough', () =>
    expect(amountsOf(sampleLine(), QUESTION).unit).toBe(''));

  it('shows no duty and no saving, in no part of it, where an RCEP rate cannot be computed', () => {
    const line = sampleLine({
      mfn: [percent(5)],
      rcep: [{ parties: ['JP', 'CN'], rates: [rate('see note 3', null)] }],
    });
    const open = pairReport(answer(), line, { ...QUESTION, value: 1000 });
    expect(open.verdict).toBe('undecided');
    expect(open.steps.at(-1)).toMatchObject({
      verdict: 'unknown',
      inputs: { kind: 'undecided', basis: null, points: null, duty: null, saved: null },
    });
    for (const exporter of ['JP', 'CN']) {
      expect(reportRows(open).find((row) => row.exporter === exporter)).toMatchObject({
        rcep: 'see note 3',
        mfn: 5,
        payable: null,
        basis: 'undecided',
        points: null,
        dutyAmount: null,
        savedAmount: null,
        currency: null,
      });
    }
    const { payable, savedAmount } = JSON.parse(JSON.stringify(open.pair)) as PairDuty;
    expect(payable).toEqual({ basis: 'RCEP', rate: null, amount: null, undecided: true });
    expect(savedAmount).toBeNull();
  });

  it('does not know of a differential where the rates of fewer than two Parties are in the data', () => {
    const verdict = (parts: object) =>
      pairReport(answer(), sampleLine(parts), QUESTION).steps.find(({ key }) => key === 'differential')
        ?.verdict;
    expect(verdict({ rcep: [] })).toBe('unknown');
    expect(verdict({ rcep: [{ parties: ['JP'], rates: [percent(5)] }] })).toBe('unknown');
    expect(verdict({})).toBe('met');
    expect(verdict({ rcep: [{ parties: ['JP', 'CN'], rates: [percent(5)] }] })).toBe('notMet');
  });

  it('exports the country pair first, then every other exporter, then every year; what is not in the data stays empty', () => {
    const rows = reportRows(report);
    expect(rows.map(({ part }) => part).filter((part, index, all) => part !== all[index - 1])).toEqual([
      'answer',
      'partner',
      'year',
    ]);
    expect(rows[0]).toMatchObject({
      exporter: 'JP',
      rcep: 8.2,
      mfn: 15,
      payable: 8.2,
      basis: 'RCEP',
      points: -6.8,
      dutyAmount: 82,
    });
    expect(rows[0]).toMatchObject({ mark: 'fact', source: 'Tariff (2026)' });
    expect(rows.find(({ exporter }) => exporter === 'AU')).toMatchObject({ rcep: null, savedAmount: null });
    expect(rows.find(({ exporter }) => exporter === 'IN')?.applies).toBe('not-a-party');
    expect(rows.find(({ part, rcepYear }) => part === 'year' && rcepYear === 1)).toMatchObject({
      from: '2022-01-01',
      rcep: null,
    });
    expect(REPORT_COLUMNS.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(rows[0] ?? {})));
  });
});
