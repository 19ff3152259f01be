import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDuty, type DutyRate, payableDuty, type PayableInput } from '@/domain/rcep';
import { anyRate, compound, excluded, max, min, percent, specific } from './rates';

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
  ])('%s cannot be told', (_, input) => {
    expect(payableDuty(input)).toEqual({ basis: 'RCEP', rate: input.rcep, amount: null, undecided: true });
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
    [max(percent(0), specific(2)), specific(1), null],
    [max(percent(0), specific(0)), specific(1), -1],
    [compound(percent(1), specific(2)), compound(percent(1), specific(2)), 0],
    [compound(percent(1), specific(2)), compound(percent(1), specific(3)), null],
    [compound(excluded), compound(excluded), 0],
    [compound(excluded), percent(5), null],
  ])('%j against %j: %s', (a, b, order) => {
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
});
