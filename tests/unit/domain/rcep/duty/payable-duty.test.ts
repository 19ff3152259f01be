import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDuty, type DutyRate, isSameDuty, payableDuty, type PayableInput } from '@/domain/rcep';
import { anyRate, compound, excluded, max, min, percent, specific } from '../../../scripts/pack/rates';

describe('payableDuty', () => {
  it.each<[string, PayableInput, 'MFN' | 'RCEP', number | null]>([
    ['MFN cut below RCEP', { mfn: percent(5), rcep: percent(6) }, 'MFN', null],
    ['equal percentages', { mfn: percent(6), rcep: percent(6) }, 'MFN', null],
    ['lower RCEP', { mfn: percent(6), rcep: percent(5), customsValue: 200 }, 'RCEP', 10],
    ['lower RCEP without value', { mfn: percent(6), rcep: percent(0) }, 'RCEP', null],
    ['no RCEP rate', { mfn: percent(6), rcep: null, customsValue: 50 }, 'MFN', 3],
    ['no RCEP rate and no value', { mfn: percent(6), rcep: null }, 'MFN', null],
    ['excluded from RCEP', { mfn: percent(6), rcep: excluded, customsValue: 50 }, 'MFN', 3],
    ['lower specific of one unit', { mfn: specific(3), rcep: specific(2) }, 'RCEP', null],
    ['equal specific of one unit', { mfn: specific(3), rcep: specific(3) }, 'MFN', null],
    [
      'amounts: specific MFN is lower',
      { mfn: specific(3), rcep: percent(6), customsValue: 100, quantity: { amount: 1, unit: 'kg' } },
      'MFN',
      3,
    ],
    [
      'amounts: specific MFN is higher',
      { mfn: specific(3), rcep: percent(6), customsValue: 100, quantity: { amount: 3, unit: 'kg' } },
      'RCEP',
      6,
    ],
    [
      'amounts: equal',
      { mfn: specific(3), rcep: percent(6), customsValue: 100, quantity: { amount: 2, unit: 'kg' } },
      'MFN',
      6,
    ],
    [
      'equal in decimals',
      { mfn: compound(percent(1.1), percent(2.2)), rcep: percent(3.3), customsValue: 0.1 },
      'MFN',
      0.0033,
    ],
    [
      'compound',
      {
        mfn: compound(percent(5), specific(1)),
        rcep: percent(6),
        customsValue: 100,
        quantity: { amount: 2, unit: 'kg' },
      },
      'RCEP',
      6,
    ],
    [
      'whichever is the less',
      {
        mfn: min(percent(5), specific(1)),
        rcep: percent(3),
        customsValue: 100,
        quantity: { amount: 2, unit: 'kg' },
      },
      'MFN',
      2,
    ],
    [
      'whichever is the greater',
      {
        mfn: max(percent(5), specific(1)),
        rcep: percent(3),
        customsValue: 100,
        quantity: { amount: 2, unit: 'kg' },
      },
      'RCEP',
      3,
    ],
    [
      'the same expression',
      { mfn: max(percent(5), specific(1)), rcep: max(percent(5), specific(1)) },
      'MFN',
      null,
    ],
    ['free by MFN', { mfn: percent(0), rcep: specific(3) }, 'MFN', null],
    ['free by RCEP', { mfn: specific(3), rcep: percent(0) }, 'RCEP', null],
  ])('%s', (_, input, basis, amount) => {
    const answer = payableDuty(input);
    expect(answer.basis).toBe(basis);
    expect(answer.rate).toBe(basis === 'MFN' ? input.mfn : input.rcep);
    expect(answer).not.toHaveProperty('undecided');
    if (amount === null) expect(answer.amount).toBeNull();
    else expect(answer.amount).toBeCloseTo(amount, 10);
  });

  it.each<[string, PayableInput]>([
    ['specific against ad valorem', { mfn: specific(3), rcep: percent(6) }],
    ['the same with a value only', { mfn: specific(3), rcep: percent(6), customsValue: 100 }],
    ['two units', { mfn: specific(3, 'kg'), rcep: specific(2, 'l') }],
    [
      'units that do not match exactly',
      { mfn: specific(3, 'kg'), rcep: percent(6), customsValue: 100, quantity: { amount: 1, unit: 'KG' } },
    ],
    ['compound without figures', { mfn: compound(percent(5), specific(3)), rcep: percent(6) }],
    ['compound with an excluded part', { mfn: compound(excluded), rcep: percent(6), customsValue: 1 }],
    ['an empty expression', { mfn: min(), rcep: percent(6), customsValue: 1 }],
  ])('%s cannot be determined', (_, input) => {
    expect(payableDuty(input)).toEqual({ basis: 'RCEP', rate: input.rcep, amount: null, undecided: true });
  });

  it.each<[string, PayableInput, boolean | undefined]>([
    ['equal percentages', { mfn: percent(6), rcep: percent(6) }, true],
    ['the same expression', { mfn: max(percent(5), specific(1)), rcep: max(percent(5), specific(1)) }, true],
    [
      'rates of two kinds at which the amounts are the same',
      { mfn: specific(3), rcep: percent(6), customsValue: 100, quantity: { amount: 2, unit: 'kg' } },
      true,
    ],
    ['MFN below RCEP', { mfn: percent(5), rcep: percent(6) }, false],
    ['RCEP below MFN', { mfn: percent(6), rcep: percent(5) }, undefined],
    ['no RCEP rate', { mfn: percent(6), rcep: null }, undefined],
    ['two kinds without figures', { mfn: specific(3), rcep: percent(6) }, undefined],
  ])('says whether both come to the same duty: %s', (_, input, equal) => {
    expect(payableDuty(input).equal).toBe(equal);
  });

  it('never pays more than MFN where both amounts are known', () => {
    const amount = fc.double({ min: 0, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(anyRate, anyRate, amount, amount, (mfn, rcep, customsValue, kilograms) => {
        const base = { customsValue, quantity: { amount: kilograms, unit: 'kg' } };
        const answer = payableDuty({ mfn, rcep, ...base });
        const full = payableDuty({ mfn, rcep: null, ...base });
        if (answer.amount === null || full.amount === null) return;
        expect(answer.amount).toBeLessThanOrEqual(full.amount);
        if (answer.basis === 'RCEP') expect(answer.amount).toBeLessThan(full.amount);
      }),
    );
  });
});

describe('compareDuty', () => {
  it.each<[DutyRate, DutyRate, -1 | 0 | 1 | null]>([
    [percent(5), percent(6), -1],
    [percent(6), percent(5), 1],
    [percent(0.1 + 0.2), percent(0.3), 0],
    [specific(2), specific(3), -1],
    [specific(2, 'kg'), specific(2, 'l'), null],
    [specific(2), percent(2), null],
    [excluded, percent(500), 1],
    [percent(500), excluded, -1],
    [excluded, excluded, 0],
    [percent(0), specific(2), -1],
    [specific(2), percent(0), 1],
    [specific(0), percent(0), 0],
    [compound(percent(0), specific(0)), percent(1), -1],
    [min(percent(0), specific(2)), specific(1), -1],
    [max(percent(0), specific(0)), specific(1), -1],
    [compound(percent(1), specific(2)), compound(percent(1), specific(2)), 0],
    [compound(excluded), compound(excluded), 0],
    [compound(excluded), percent(5), null],
    [min(), percent(5), null],
    [max(), percent(5), null],
    [compound(), percent(5), -1],
    [compound(min(), percent(1)), percent(5), null],
    [max(min(), percent(1)), percent(5), null],
  ])('%j against %j: %s', (a, b, order) => {
    expect(compareDuty(a, b)).toBe(order);
  });

  it.each<[string, DutyRate, DutyRate, -1 | 0 | 1 | null]>([
    [
      'both parts of "whichever is the greater" lower',
      max(percent(0.9), specific(5.91)),
      max(percent(1.9), specific(13)),
      -1,
    ],
    ['one part lower, the other higher', max(percent(1), specific(5)), max(percent(2), specific(4)), null],
    [
      'one part lower, the other equal: they may come to the same',
      max(percent(1), specific(5)),
      max(percent(2), specific(5)),
      null,
    ],
    [
      'both parts of "whichever is the less" higher',
      min(percent(3), specific(5)),
      min(percent(2), specific(4)),
      1,
    ],
    ['below the greater of two by one of them', percent(5), max(percent(6), specific(3)), -1],
    ['above the less of two by one of them', percent(5), min(percent(4), specific(3)), 1],
    ['below one of the less of two only', percent(5), min(percent(6), specific(3)), null],
    ['the greater of two is at least the higher of one unit', max(percent(0), specific(2)), specific(1), 1],
    [
      'compound, one part lower, the other equal',
      compound(percent(1), specific(2)),
      compound(percent(1), specific(3)),
      -1,
    ],
    ['compound against one of its parts', compound(percent(5), specific(3)), percent(5), 1],
    ['compound against a higher percentage', compound(percent(5), specific(3)), percent(6), null],
    ['compound in another order', compound(specific(2), percent(1)), compound(percent(1), specific(2)), 0],
    ['compound that adds up to the same', compound(percent(1), percent(2)), percent(3), 0],
    [
      'compound of two units',
      compound(specific(1, 'kg'), specific(1, 'l')),
      compound(specific(1, 'kg'), specific(2, 'l')),
      -1,
    ],
    [
      'a choice inside a compound',
      compound(percent(1), max(percent(2), specific(3))),
      max(percent(4), compound(percent(2), specific(3))),
      -1,
    ],
    [
      'a choice first in a compound',
      compound(min(percent(2), specific(3)), percent(1)),
      compound(percent(3), percent(1)),
      -1,
    ],
  ])('part by part: %s', (_, a, b, order) => {
    expect(compareDuty(a, b)).toBe(order);
  });

  it('does not depend on the order in which the fields were written', () => {
    expect(compareDuty({ unit: 'kg', amount: 2, kind: 'specific' }, specific(2))).toBe(0);
  });

  it('turns round with its arguments', () => {
    fc.assert(
      fc.property(anyRate, anyRate, (a, b) => {
        const order = compareDuty(a, b);
        expect(compareDuty(b, a)).toBe(order === null || order === 0 ? order : -order);
        expect(compareDuty(a, a)).toBe(0);
      }),
    );
  });

  it('is what the amounts say, whatever value and quantity', () => {
    const amount = fc.double({ min: 0.01, max: 1e6, noNaN: true });
    const kilograms = (mfn: DutyRate, customsValue: number, quantity: number) =>
      payableDuty({ mfn, rcep: null, customsValue, quantity: { amount: quantity, unit: 'kg' } }).amount;
    fc.assert(
      fc.property(anyRate, anyRate, amount, amount, (a, b, customsValue, quantity) => {
        const order = compareDuty(a, b);
        const [left, right] = [kilograms(a, customsValue, quantity), kilograms(b, customsValue, quantity)];
        if (order === null || left === null || right === null) return;
        const slack = 1e-6 * Math.max(left, right);
        if (order <= 0) expect(left).toBeLessThanOrEqual(right + slack);
        if (order >= 0) expect(left).toBeGreaterThanOrEqual(right - slack);
      }),
      { numRuns: 500 },
    );
  });
});

describe('isSameDuty', () => {
  it.each<[string, DutyRate, DutyRate, boolean]>([
    ['equal percentages', percent(5), percent(5), true],
    ['equal in decimals', percent(0.1 + 0.2), percent(0.3), true],
    ['other percentages', percent(5), percent(5.1), false],
    ['equal amounts per unit', specific(2), specific(2), true],
    ['other units', specific(2, 'kg'), specific(2, 'l'), false],
    ['fields in another order', specific(2), { unit: 'kg', amount: 2, kind: 'specific' }, true],
    [
      'fields of parts in another order',
      compound(percent(1), specific(2)),
      { parts: [{ percent: 1, kind: 'adValorem' }, specific(2)], kind: 'compound' },
      true,
    ],
    ['parts in another order', max(percent(1), specific(2)), max(specific(2), percent(1)), true],
    [
      'the greater and the less of the same two',
      max(percent(1), specific(2)),
      min(percent(1), specific(2)),
      false,
    ],
    ['two lines without commitment', excluded, excluded, true],
    ['a line without commitment and free', excluded, percent(0), false],
    ['free, written as percentage and as amount', percent(0), specific(0), true],
    ['kinds that cannot be compared', specific(2), percent(2), false],
  ])('%s', (_, a, b, same) => {
    expect([isSameDuty(a, b), isSameDuty(b, a)]).toEqual([same, same]);
  });
});
