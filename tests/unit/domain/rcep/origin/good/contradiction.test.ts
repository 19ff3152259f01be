import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contradictionOf, type Good } from '@/domain/rcep';
import { assess, battery, foreign, own } from '../../../../pages/console/gallery/mall/goods';

describe('contradictionOf (D2): a good that lists more than its FOB', () => {
  it.each<[string, Good, ReturnType<typeof contradictionOf>]>([
    ['nothing listed', battery([]), null],
    ['materials and costs below FOB', battery([own(10), foreign(40)], { profit: 5 }), null],
    ['exactly FOB', battery([own(40), foreign(30)], { directLabour: 20, profit: 10 }), null],
    ['exactly FOB in decimals', battery([foreign(0.1), foreign(0.2)], { fob: 0.3 }), null],
    ['beyond FOB within the tolerance of 1e-9', battery([foreign(100 + 5e-8)]), null],
    [
      'beyond FOB outside it',
      battery([foreign(101)]),
      { listed: 101, fob: 100, excess: 1, largest: { kind: 'material', material: 0 } },
    ],
    [
      'FOB of one piece, materials of a batch',
      battery([own(20_000), foreign(60_000), foreign(9_000)], { profit: 11_000 }),
      { listed: 100_000, fob: 100, excess: 99_900, largest: { kind: 'material', material: 1 } },
    ],
    [
      'a cost as the largest amount',
      battery([own(30)], { directLabour: 1, directOverhead: 2, profit: 3, otherCost: 80 }),
      { listed: 116, fob: 100, excess: 16, largest: { kind: 'cost', cost: 'otherCost' } },
    ],
    [
      'the first of two largest amounts',
      battery([foreign(60), foreign(60)]),
      { listed: 120, fob: 100, excess: 20, largest: { kind: 'material', material: 0 } },
    ],
    [
      'deductible expenses as part of the value',
      battery([foreign(104, { deductible: 10 })]),
      { listed: 104, fob: 100, excess: 4, largest: { kind: 'material', material: 0 } },
    ],
  ])('%s', (_, good, expected) => {
    expect(contradictionOf(good)).toEqual(expected);
  });

  it('leaves no value content above 100 % and no build-up above build-down', () => {
    const amount = fc.integer({ min: 0, max: 5000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(amount, amount, amount, amount, (ownValue, foreignValue, deductible, profit) => {
        const material = foreign(foreignValue, { deductible: Math.min(deductible, foreignValue) });
        const good = battery([own(ownValue), material], { profit });
        fc.pre(contradictionOf(good) === null);
        const { buildDown, buildUp } = assess(good, 'RVC40').rvc;
        expect(buildDown).toBeLessThanOrEqual(100);
        expect(buildUp).toBeLessThanOrEqual(buildDown * (1 + 1e-9) + 1e-9);
      }),
    );
  });
});
