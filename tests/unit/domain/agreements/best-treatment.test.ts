import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AGREEMENT_VERDICTS, bestTreatment, proofNeed, type TreatmentOption } from '@/domain/agreements';
import type { DutyRate } from '@/domain/rcep';
import { of } from './criteria';

const percent = (value: number): DutyRate => ({ kind: 'adValorem', percent: value });
const perKg = (amount: number): DutyRate => ({ kind: 'specific', amount, unit: 'kg' });
const option = (
  id: string,
  duty: DutyRate | null,
  verdict: TreatmentOption['verdict'] = 'met',
  proof: TreatmentOption['proof'] = 'needed',
): TreatmentOption => ({ id, duty, verdict, proof });
const mfn = (duty: DutyRate | null) => option('MFN', duty, null, 'none');
const idsOf = (options: readonly { id: string }[]) => options.map(({ id }) => id).join(' ');

/** Options, then ids of usable, open and closed. */
type Row = [string, TreatmentOption[], string, string, string];
const ORDERS: Row[] = [
  [
    'lowest first among what qualifies',
    [mfn(percent(35)), option('RCEP', percent(17.5)), option('ACFTA', percent(0))],
    'ACFTA RCEP MFN',
    '',
    '',
  ],
  [
    'MFN first at equal duty, as it needs no proof',
    [option('RCEP', percent(5)), mfn(percent(5))],
    'MFN RCEP',
    '',
    '',
  ],
  [
    'a waived proof before one that is needed',
    [mfn(percent(5)), option('RCEP', percent(0)), option('AIFTA', percent(0), 'met', 'waived')],
    'AIFTA RCEP MFN',
    '',
    '',
  ],
  [
    'as given where duty and proof are equal',
    [mfn(percent(5)), option('RCEP', percent(0)), option('AIFTA', percent(0))],
    'RCEP AIFTA MFN',
    '',
    '',
  ],
  [
    'what needs a check apart, lowest first, unknown rates last',
    [
      mfn(percent(35)),
      option('A', null, 'met'),
      option('B', percent(3), 'unknown'),
      option('C', percent(0), 'metGeneralRuleOnly'),
      option('D', percent(1), 'notAssessed'),
    ],
    'MFN',
    'C D B A',
    '',
  ],
  [
    'what does not qualify, or has no preference, last',
    [mfn(percent(5)), option('A', percent(0), 'notMet'), option('B', { kind: 'excluded' })],
    'MFN',
    '',
    'A B',
  ],
  ['an MFN rate that is not available is not usable', [mfn(null), option('A', percent(0))], 'A', 'MFN', ''],
];

describe('bestTreatment', () => {
  it.each(ORDERS)('%s', (_, options, usable, open, closed) => {
    const best = bestTreatment(options, { customsValue: 1000 });
    expect([idsOf(best.usable), idsOf(best.open), idsOf(best.closed)]).toEqual([usable, open, closed]);
    expect(best.ordered).toBe(best.usable.length);
  });

  it('says what each saves against MFN', () => {
    const options = [mfn(percent(15)), option('RCEP', percent(8.2)), option('A', percent(20))];
    const { usable } = bestTreatment(options, { customsValue: 1000 });
    expect(usable.map(({ saved, savedPoints }) => [saved, savedPoints])).toEqual([
      [68, 6.8],
      [0, 0],
      [-50, -5],
    ]);
    const [first] = bestTreatment(options, {}).usable;
    expect(first).toMatchObject({ id: 'RCEP', amount: null, saved: null, savedPoints: 6.8 });
    expect(bestTreatment([option('A', percent(0))], { customsValue: 1 }).usable[0]?.saved).toBeNull();
  });

  it('compares a specific duty by its amount, and leaves the order open without one', () => {
    const options = [mfn(percent(10)), option('RCEP', percent(5)), option('A', perKg(2))];
    const kilograms = { customsValue: 1000, quantity: { amount: 10, unit: 'kg' } };
    expect(idsOf(bestTreatment(options, kilograms).usable)).toBe('A RCEP MFN');
    const open = bestTreatment(options, { customsValue: 1000 });
    expect([idsOf(open.usable), open.ordered]).toEqual(['MFN RCEP A', 0]);
    expect(open.usable[2]).toMatchObject({ saved: null, savedPoints: null });
  });

  it('never puts what is not certain among the usable, and loses nothing', () => {
    const anyOption = fc.record({
      id: fc.string(),
      duty: fc.option(fc.oneof(fc.nat(50).map(percent), fc.nat(9).map(perKg))),
      verdict: fc.constantFrom<TreatmentOption['verdict']>(...AGREEMENT_VERDICTS, 'notAssessed', null),
      proof: fc.constantFrom<TreatmentOption['proof']>('none', 'waived', 'needed', 'unknown'),
    });
    fc.assert(
      fc.property(
        fc.array(anyOption),
        fc.option(fc.nat(1000), { nil: undefined }),
        (options, customsValue) => {
          const { usable, open, closed, ordered } = bestTreatment(options, { customsValue });
          expect(usable.length + open.length + closed.length).toBe(options.length);
          for (const { verdict, duty } of usable) {
            expect([null, 'met']).toContain(verdict);
            expect(duty).not.toBeNull();
          }
          expect(ordered).toBeLessThanOrEqual(usable.length);
          const amounts = usable.slice(0, ordered).flatMap(({ amount }) => amount ?? []);
          expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});

describe('proofNeed', () => {
  const usd = (amount: number | null) => ({ amount, currency: 'USD' });
  it.each<[string, string, ReturnType<typeof usd>, string]>([
    ['ACFTA', 'VN', usd(200), 'waived'],
    ['ACFTA', 'VN', usd(200.01), 'needed'],
    ['ACFTA', 'VN', usd(null), 'unknown'],
    ['ACFTA', 'VN', { amount: 1, currency: 'CNY' }, 'unknown'],
    ['CPTPP', 'VN', usd(1000), 'waived'],
    ['AJCEP', 'VN', usd(200), 'waived'],
    ['AJCEP', 'JP', usd(200), 'unknown'],
    ['AJCEP', 'JP', { amount: 200_000, currency: 'JPY' }, 'waived'],
    ['ChAFTA', 'NZ', usd(1), 'unknown'],
    ['VJEPA', 'VN', usd(1), 'unknown'],
  ])('%s into %s: %o is %s', (agreement, importer, value, need) => {
    expect(proofNeed(of(agreement).waiver, importer, value)).toBe(need);
  });
});
