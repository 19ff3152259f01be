import { describe, expect, it } from 'vitest';
import { pairDutyOf } from '@/features/tariffs/country-pair/pair-duty';
import { markOfPair } from '@/features/tariffs/country-pair/pair-mark';
import {
  claimForLines,
  idleProofForLines,
  isOneAnswer,
  isWithoutRates,
} from '@/features/tariffs/rates/lines-alike';
import { lowerOnLines } from '@/features/tariffs/rates/lower-on-lines';
import { missingAgreements } from '@/features/tariffs/country-pair/missing-agreements';
import { hasSharedPartyRates, sharedReport } from '@/features/tariffs/shared-report';
import type { OtherAgreement, TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { excluded, NO_AMOUNTS, percent, QUESTION, rate, sampleLine } from '../sample-line';

const pairFrom = (line: TariffLine, from = 'JP', date = QUESTION.date) =>
  pairDutyOf(line, from, 'VN', date, NO_AMOUNTS);
const pairs = (...parts: Partial<TariffLine>[]) => parts.map((part) => pairFrom(sampleLine(part)));
const rcep = (...rates: TariffLine['rcep'][number]['rates']) => ({ rcep: [{ parties: ['JP'], rates }] });
const vjepa = (value: number): Pick<TariffLine, 'others'> => ({
  others: [{ agreement: 'VJEPA', parties: ['JP'], rate: percent(value) } satisfies OtherAgreement],
});
const text = rate('see note 3', null);

describe('D9: whether one answer holds of all lines of a code', () => {
  it.each<[string, Partial<TariffLine>, boolean]>([
    ['both rates the same', {}, true],
    ['the same however it is printed', { mfn: [rate('15%', { kind: 'adValorem', percent: 15 })] }, true],
    ['another MFN rate', { mfn: [percent(14)] }, false],
    ['another RCEP rate', rcep(percent(8.1)), false],
    ['an MFN rate that is not here', { mfn: [] }, false],
    ['an RCEP rate that is not here', { rcep: [] }, false],
    ['no preference beside a rate', rcep(excluded()), false],
    ['a text beside a rate', rcep(text), false],
    ['a lower rate of another agreement on one line only', vjepa(0), false],
    ['a rate of another agreement that is not lower', vjepa(20), true],
  ])('%s: %s', (_, parts, expected) => expect(isOneAnswer(pairs({}, parts))).toBe(expected));

  it.each<[string, Partial<TariffLine>]>([
    ['the same text', rcep(text)],
    ['no preference for any', rcep(excluded())],
    ['nothing here for any (D8)', { mfn: [], rcep: [] }],
    ['the same lower agreement', vjepa(0)],
  ])('%s: true', (_, parts) => expect(isOneAnswer(pairs(parts, parts))).toBe(true));

  it('does not look at RCEP rates that certainly do not apply', () => {
    const two = [sampleLine(), sampleLine(rcep(percent(1)))];
    expect(isOneAnswer(two.map((line) => pairFrom(line, 'IN')))).toBe(true);
    expect(isOneAnswer(two.map((line) => pairFrom(line, 'JP', '2021-12-31')))).toBe(true);
  });

  it('is false without a line', () => expect(isOneAnswer([])).toBe(false));
});

describe('D9: what holds of lines that differ', () => {
  it.each<[string, Partial<TariffLine>[], string, string | null]>([
    ['RCEP lower on each', [{}, { mfn: [percent(20)] }], 'lower', null],
    ['equal on each', [{ mfn: [percent(8.2)] }, { mfn: [percent(8.2)] }], 'not-lower', 'equal'],
    ['equal and above', [{ mfn: [percent(8.2)] }, { mfn: [percent(3)] }], 'not-lower', 'not-lower'],
    ['lower on one', [{}, { mfn: [percent(3)] }], 'open', null],
    ['MFN not here on one', [{ mfn: [percent(3)] }, { mfn: [] }], 'open', null],
    ['no line', [], 'open', null],
  ])('%s: %s', (_, parts, claim, idle) => {
    expect(claimForLines(pairs(...parts))).toBe(claim);
    expect(idleProofForLines(pairs(...parts))).toBe(idle);
  });

  it('M9: counts the lines with a lower agreement, each rate once', () => {
    const found = lowerOnLines(pairs(vjepa(0), vjepa(0), vjepa(2), {}));
    expect(found.lines).toBe(3);
    expect(found.rates.map(({ rate: { printed } }) => printed)).toEqual(['0', '2']);
  });

  it('knows lines of which nothing is here', () => {
    expect(isWithoutRates(pairs({ mfn: [], rcep: [] }))).toBe(true);
    expect(isWithoutRates(pairs({ mfn: [], rcep: [] }, {}))).toBe(false);
    expect(isWithoutRates(pairs({ mfn: [], rcep: [], ...vjepa(0) }))).toBe(false);
  });
});

const answerOf = (...lines: TariffLine[]) =>
  ({ hs: '940620', hsEdition: 2022, sources: [], agreements: [], lines }) as unknown as TariffAnswer;

describe('the report that holds of all lines', () => {
  it('leaves out what lines may still differ in', () => {
    const line = sampleLine({ rcep: [{ parties: ['JP'], rates: [percent(8.2), percent(6, 2027)] }] });
    expect(sharedReport(answerOf(line, line), QUESTION)).toMatchObject({
      verdict: 'rcep',
      pair: { next: null },
      partners: [],
      years: [],
      rank: null,
    });
  });

  it('is none where the lines differ, or there is none', () => {
    expect(sharedReport(answerOf(sampleLine(), sampleLine({ mfn: [percent(1)] })), QUESTION)).toBeNull();
    expect(sharedReport(answerOf(), QUESTION)).toBeNull();
  });

  it('tells whether the rates of all Parties are the same', () => {
    expect(hasSharedPartyRates(answerOf(sampleLine(), sampleLine()), QUESTION)).toBe(true);
    expect(hasSharedPartyRates(answerOf(sampleLine(), sampleLine(rcep(percent(8.2)))), QUESTION)).toBe(false);
  });
});

describe('F5: agreements that may be lower', () => {
  const agreements: TariffAnswer['agreements'] = [
    { agreement: 'AJCEP', parties: ['JP'], mark: 'fact', sourceId: 'agreement-circulars' },
    { agreement: 'AKFTA', parties: ['KR'], mark: 'fact', sourceId: 'agreement-circulars' },
  ];
  it.each<[string, Partial<TariffLine>, string, string[]]>([
    ['a duty is payable', {}, 'JP', ['AJCEP']],
    ['no Party', {}, 'IN', []],
    ['the lower agreement known is not zero', vjepa(2), 'JP', ['AJCEP']],
    ['nothing is known', { mfn: [], rcep: [] }, 'JP', ['AJCEP']],
    ['MFN is zero', { mfn: [percent(0)] }, 'JP', []],
    ['RCEP is zero', rcep(percent(0)), 'JP', []],
    ['another agreement is zero', vjepa(0), 'JP', []],
  ])('%s', (_, parts, from, names) =>
    expect(
      missingAgreements(agreements, pairFrom(sampleLine(parts), from)).map((each) => each.agreement),
    ).toEqual(names),
  );

  it('does not take an RCEP rate that does not apply for a rate', () => {
    const pair = pairFrom(sampleLine(rcep(percent(0))), 'JP', '2021-12-31');
    expect(missingAgreements(agreements, pair)).toHaveLength(1);
  });
});

describe('M14: the mark of what is said from several rates', () => {
  const marked = (mark: 'sample' | 'unchecked') => [{ ...percent(3), mark }];
  it.each<[string, Partial<TariffLine>]>([
    ['fact', {}],
    ['sample', { mfn: marked('sample') }],
    ['unchecked', rcep(...marked('unchecked'))],
    ['sample', { mfn: marked('sample'), ...rcep(...marked('unchecked')) }],
    ['fact', { mfn: [], rcep: [] }],
  ])('%s', (mark, parts) => expect(markOfPair(pairFrom(sampleLine(parts)))).toBe(mark));
});
