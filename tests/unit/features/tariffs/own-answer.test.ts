import { describe, expect, it } from 'vitest';
import { pairReport, withOrigin } from '@/features/tariffs/country-pair/pair-report';
import type { PairReport } from '@/features/tariffs/country-pair/pair-report';
import type { OriginFinding } from '@/features/tariffs/own-answer';
import { REPORT_COLUMNS, reportRows } from '@/features/tariffs/country-pair/report-csv';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { excluded, percent, QUESTION as REQUESTED, sampleLine } from './sample-line';

const QUESTION = { ...REQUESTED, value: 100_000 };

function found(finding: OriginFinding | null, line: Partial<TariffLine> = {}, from = 'CN'): PairReport {
  const available = sampleLine(line);
  const answer = { hs: '940620', hsEdition: 2022, sources: [], agreements: [] } as unknown as TariffAnswer;
  return withOrigin(pairReport(answer, available, { ...QUESTION, from }), finding);
}

const paid = (report: PairReport) =>
  report.own.map(({ country, pair: { payable } }) => [
    country,
    payable?.basis ?? null,
    payable?.amount ?? null,
  ]);

const QUALIFIES = { originating: true, countries: ['JP'] };
const FAILS = { originating: false, countries: [] };

describe('what the reader’s own list makes of the duty (rcep-rules, steps 5 to 7)', () => {
  it.each<[string, OriginFinding | null, Partial<TariffLine>, unknown[]]>([
    ['nothing is assessed', null, {}, []],
    ['not stated yet', { originating: 'unknown', countries: [] }, {}, []],
    ['does not qualify: MFN', FAILS, {}, [[null, 'MFN', 15_000]]],
    ['does not qualify, no data on MFN: no duty', FAILS, { mfn: [] }, [[null, null, null]]],
    ['does not qualify where RCEP gives nothing anyway', FAILS, { rcep: [] }, []],
    ['does not qualify where MFN is lower anyway', FAILS, { mfn: [percent(3)] }, []],
    ['does not qualify where both are the same', FAILS, { mfn: [percent(7.5)] }, []],
    ['qualifies with the exporter', { originating: true, countries: ['CN'] }, {}, []],
    ['qualifies with Japan: the rate for Japan', QUALIFIES, {}, [['JP', 'RCEP', 8200]]],
    ['MFN below the rate for Japan', QUALIFIES, { mfn: [percent(8)] }, [['JP', 'MFN', 8000]]],
    [
      'no preference for Japan',
      QUALIFIES,
      { rcep: [{ parties: ['JP'], rates: [excluded()] }] },
      [['JP', 'MFN', 15_000]],
    ],
    [
      'open: both branches',
      { originating: true, countries: ['CN', 'JP'] },
      {},
      [
        ['CN', 'RCEP', 7500],
        ['JP', 'RCEP', 8200],
      ],
    ],
    ['the importer itself has no rate', { originating: true, countries: ['VN'] }, {}, []],
  ])('%s', (_, finding, line, expected) => expect(paid(found(finding, line))).toEqual(expected));

  it('changes nothing where the Agreement does not apply', () =>
    expect(found(FAILS, {}, 'IN').own).toEqual([]));

  it.each<[string, OriginFinding, (string | undefined)[][]]>([
    [
      'does not qualify',
      FAILS,
      [
        ['origin', 'notMet'],
        ['payable', 'met'],
        ['own', 'notMet'],
      ],
    ],
    [
      'another country',
      QUALIFIES,
      [
        ['origin', 'met'],
        ['payable', 'met'],
        ['own', 'met'],
      ],
    ],
    [
      'open',
      { originating: true, countries: ['CN', 'JP'] },
      [
        ['origin', 'met'],
        ['payable', 'met'],
        ['own', 'unknown'],
        ['own', 'unknown'],
      ],
    ],
  ])('adds its steps to the decision: %s', (_, finding, expected) =>
    expect(
      found(finding)
        .steps.slice(5)
        .map(({ key, verdict }) => [key, verdict]),
    ).toEqual(expected),
  );

  it('is in the table of the report under the answer, with the country and no saving that is not there', () => {
    const [answer, own] = reportRows(found(FAILS));
    expect(answer).toMatchObject({ part: 'answer', exporter: 'CN', payable: 7.5, dutyAmount: 7500 });
    expect(own).toMatchObject({
      part: 'own',
      exporter: 'CN',
      payable: 15,
      basis: 'MFN',
      dutyAmount: 15_000,
      savedAmount: null,
      rcepCountryOfOrigin: null,
    });
    const [, japan] = reportRows(found(QUALIFIES));
    expect(japan).toMatchObject({ part: 'own', exporter: 'CN', rcep: 8.2, rcepCountryOfOrigin: 'JP' });
    expect(REPORT_COLUMNS.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(japan ?? {})));
  });
});

describe('the answer by another country of origin', () => {
  const others = [{ agreement: 'VJEPA', parties: ['JP'], rate: percent(0) }];

  it('does not give the goods what another agreement gives those of that country', () => {
    const [own] = found(QUALIFIES, { others }).own;
    expect(own?.pair).toMatchObject({ others: [], lowerElsewhere: null });
    const row = reportRows(found(QUALIFIES, { others })).find(({ part }) => part === 'own');
    expect(row).toMatchObject({ exporter: 'CN', rcepCountryOfOrigin: 'JP', otherAgreements: '' });
  });

  it('is still shipped from the exporter, by the rates for that country', () => {
    const [own] = found(QUALIFIES).own;
    expect(own).toMatchObject({ country: 'JP', pair: { from: 'CN', inForce: { since: '2022-01-01' } } });
    const [korean] = found({ originating: true, countries: ['CN'] }, {}, 'KR').own;
    expect(korean).toMatchObject({ country: 'CN', pair: { from: 'KR', inForce: { since: '2022-02-01' } } });
  });

  it('says what is open where no country is settled', () => {
    const unsettled = { contributors: ['VN'], otherCase: null };
    const report = found({ originating: true, countries: [], unsettled });
    expect([report.own, report.unsettled]).toEqual([[], unsettled]);
    expect(found(QUALIFIES).unsettled).toBeNull();
  });

  it('is open where the rate for that country is not in the data', () => {
    const report = found({ originating: true, countries: ['AU'] });
    expect(report.own.map(({ country }) => country)).toEqual(['AU']);
    expect(report.steps.at(-1)).toMatchObject({ key: 'own', verdict: 'unknown', inputs: { basis: null } });
  });
});
