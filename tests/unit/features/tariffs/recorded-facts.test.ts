import { beforeAll, describe, expect, it } from 'vitest';
import { answerKind } from '@/features/tariffs/country-pair/answer-kind';
import { percentOf } from '@/features/tariffs/rates/rate-result';
import { pairDutyOf } from '@/features/tariffs/country-pair/pair-duty';
import { partnerRows } from '@/features/tariffs/country-pair/partners';
import { rateYears } from '@/features/tariffs/rates/rate-years';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { requestPortal } from '../../../support/request-mocks';
import { NO_AMOUNTS } from './sample-line';

const DATE = '2026-12-15';

async function lineOf(code: string, to: string): Promise<TariffLine> {
  const answer = await requestPortal<TariffAnswer>(`tariff/query?hs=${code}&to=${to}`);
  const line = answer.lines.find((candidate) => candidate.code === code);
  if (line === undefined) throw new Error(`${code} is not in the data at ${to}`);
  return line;
}

describe('motor controllers, 8537.10.40, into Viet Nam', () => {
  let line: TariffLine;
  beforeAll(async () => {
    line = await lineOf('85371040', 'VN');
  });
  const percents = (from: string) => rateYears(line, from, 'VN', DATE).map((year) => percentOf(year.rcep));

  it('falls from 13.6 to 8.2 from Japan, and 2027 is a gap', () =>
    expect(percents('JP')).toEqual([13.6, 12.3, 10.9, 9.5, 8.2, null]));

  it('falls from 13.5 to 6 from China, the order of the years unchecked but for 2026', () => {
    expect(percents('CN')).toEqual([13.5, 12, 10.5, 9, 7.5, 6]);
    const marks = rateYears(line, 'CN', 'VN', DATE).map(({ rcep }) =>
      rcep.kind === 'missing' ? null : rcep.rate.mark,
    );
    expect(marks).toEqual(['unchecked', 'unchecked', 'unchecked', 'unchecked', 'fact', 'unchecked']);
  });

  it('has its next step in 2027: 6 from China, no data from Japan', () => {
    expect(pairDutyOf(line, 'CN', 'VN', DATE, NO_AMOUNTS).next).toMatchObject({
      date: '2027-01-01',
      rate: { printed: '6' },
    });
    expect(pairDutyOf(line, 'JP', 'VN', DATE, NO_AMOUNTS).next).toEqual({
      date: '2027-01-01',
      rcepYear: 6,
      rate: null,
    });
  });

  it('has a differential for Japan only, and MFN for 2026 only', () => {
    const different = partnerRows(line, 'VN', DATE, NO_AMOUNTS).filter((row) => row.isDifferent);
    expect(different.map((row) => row.pair.from)).toEqual(['JP']);
    expect(rateYears(line, 'JP', 'VN', DATE).map((year) => percentOf(year.mfn))).toEqual([
      null,
      null,
      null,
      null,
      15,
      null,
    ]);
  });

  it('F3: gives Myanmar the rate of the ASEAN column, and India as no Party no saving', () => {
    const pairs = new Map(partnerRows(line, 'VN', DATE, NO_AMOUNTS).map(({ pair }) => [pair.from, pair]));
    expect(pairs.get('MM')).toMatchObject({ inForce: { since: '2022-03-04' }, pointsBelowMfn: 7.5 });
    expect(pairs.get('IN')).toMatchObject({
      inForce: { reason: 'not-a-party' },
      pointsBelowMfn: null,
      next: null,
    });
  });
});

describe('the greenhouse line of 9406.20 into Viet Nam', () => {
  it.each(['JP', 'CN', 'AU', 'TH'])('advises MFN, 3 %%, from %s: RCEP is above it', async (from) => {
    const pair = pairDutyOf(await lineOf('94062010', 'VN'), from, 'VN', DATE, { ...NO_AMOUNTS, value: 1000 });
    expect(answerKind(pair)).toBe('mfn-lower');
    expect(pair.payable).toMatchObject({ basis: 'MFN', amount: 30 });
    expect(pair.savedAmount).toBe(0);
    expect(pair.pointsBelowMfn).toBeLessThan(0);
  });
});

describe('Viet Nam’s lines with an RCEP rate for China above MFN', () => {
  it('all get the advice MFN', async () => {
    const codes = ['940620', '853710', '870380', '691110', '610910'];
    const answers = await Promise.all(
      codes.map((hs) => requestPortal<TariffAnswer>(`tariff/query?hs=${hs}&to=VN`)),
    );
    const pairs = answers.flatMap(({ lines }) =>
      lines.map((line) => pairDutyOf(line, 'CN', 'VN', DATE, NO_AMOUNTS)),
    );
    const above = pairs.filter((pair) => pair.pointsBelowMfn !== null && pair.pointsBelowMfn < 0);
    expect(above.length).toBeGreaterThan(0);
    for (const pair of above) expect([answerKind(pair), pair.payable?.basis]).toEqual(['mfn-lower', 'MFN']);
  });
});

describe('lithium compounds, 2825.40, into Japan', () => {
  it('pays 2.2 instead of 4.8 from China, nothing from Korea; to Myanmar the Agreement is not applied', async () => {
    const line = await lineOf('282540000', 'JP');
    const [china, korea, myanmar] = ['CN', 'KR', 'MM'].map((from) =>
      pairDutyOf(line, from, 'JP', DATE, NO_AMOUNTS),
    );
    expect([percentOf(china!.mfn), percentOf(china!.rcep)]).toEqual([4.8, 2.2]);
    expect(percentOf(korea!.rcep)).toBe(0);
    expect(myanmar).toMatchObject({ inForce: { reason: 'not-applied' }, payable: { basis: 'MFN' } });
  });
});

describe('goods from China into Korea', () => {
  it('has no MFN rate where the tariff is of goods from China alone, so that no duty is decided', async () => {
    const answer = await requestPortal<TariffAnswer>('tariff/query?hs=610910&to=KR');
    expect(answer.lines).not.toEqual([]);
    for (const line of answer.lines) {
      const pair = pairDutyOf(line, 'CN', 'KR', DATE, NO_AMOUNTS);
      expect([pair.mfn.kind, pair.payable]).toEqual(['missing', null]);
      expect(['mfn-missing', 'no-data']).toContain(answerKind(pair));
    }
  });
});
