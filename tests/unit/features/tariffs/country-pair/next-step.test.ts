import { describe, expect, it } from 'vitest';
import type { DutyRate } from '@/domain/rcep';
import { nextStep, nextStepKey } from '@/features/tariffs/country-pair/next-step';
import type { RateAsSent } from '@/features/tariffs/tariffs-schema';
import { excluded, percent, rate } from '../sample-line';

const mfn = (value: number): DutyRate => ({ kind: 'adValorem', percent: value });
const perKg: DutyRate = { kind: 'specific', amount: 3, unit: 'kg' };
const FALLING = [percent(6), percent(5.3, 2027), percent(4.7, 2028)];

describe('the next fall of a rate', () => {
  it.each<[string, RateAsSent[], DutyRate | null, [string, string | null] | null]>([
    ['the next lower rate', FALLING, null, ['2027-01-01', '5.3']],
    ['the first below MFN where that is paid', FALLING, mfn(5), ['2028-01-01', '4.7']],
    ['a fall to MFN itself is none', [percent(6), percent(5, 2027)], mfn(5), ['2028-01-01', null]],
    ['a flat rate: the end of the data', [percent(70, 2026, 2027)], null, ['2028-01-01', null]],
    ['both at MFN and flat', [percent(70, 2026, 2027)], mfn(70), ['2028-01-01', null]],
    ['nothing falls below an MFN of zero', FALLING, mfn(0), null],
    ['nothing falls below a free rate', [percent(0), percent(0, 2027)], null, null],
    ['an MFN that cannot be compared is left aside', FALLING, perKg, ['2027-01-01', '5.3']],
    [
      'a year without a preference is passed over',
      [percent(6), excluded(2027), percent(4, 2028)],
      null,
      ['2028-01-01', '4'],
    ],
    [
      'a text is no fall',
      [percent(6), rate('see note 3', null, '2027-01-01', '2027-12-31')],
      null,
      ['2028-01-01', null],
    ],
    ['no rate today', [percent(4, 2027)], null, null],
  ])('%s', (_, rates, paid, expected) => {
    const step = nextStep(rates, 'VN', '2026-12-15', paid);
    expect(step && [step.date, step.rate?.printed ?? null]).toEqual(expected);
  });
});

describe('what the day of the next step is called', () => {
  const step = (then: RateAsSent | null) => ({ date: '2027-01-01', rcepYear: 6, rate: then });

  it.each([
    ['a fall', step(percent(5)), false, 'next'],
    ['a fall below the MFN that is paid', step(percent(5)), true, 'nextBelowMfn'],
    ['the end of the data', step(null), false, 'nextGap'],
    ['the end of the data, at MFN', step(null), true, 'nextGap'],
  ])('%s', (_, next, isMfnPaid, key) => expect(nextStepKey(next, isMfnPaid)).toBe(key));
});
