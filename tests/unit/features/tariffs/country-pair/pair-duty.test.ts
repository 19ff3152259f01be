import { describe, expect, it } from 'vitest';
import { answerKind, pointsRange, wordedKind } from '@/features/tariffs/country-pair/answer-kind';
import { pairDutyOf } from '@/features/tariffs/country-pair/pair-duty';
import type { RateAsSent } from '@/features/tariffs/tariffs-schema';
import { excluded, NO_AMOUNTS, percent, rate, sampleLine } from '../sample-line';

const DATE = '2026-12-15';
const MFN_NOT_COMPUTED = { basis: 'MFN', rate: null, amount: null };
const pair = (parts = {}, amounts = {}, from = 'JP') =>
  pairDutyOf(sampleLine(parts), from, 'VN', DATE, { ...NO_AMOUNTS, ...amounts });

describe('one country pair of one line (rcep-rules, steps 2 to 7)', () => {
  it('pays RCEP where it is lower, and says by how many points and how much', () => {
    const result = pair({}, { value: 100_000 });
    expect(result.payable).toMatchObject({ basis: 'RCEP', amount: 8200 });
    expect(result.pointsBelowMfn).toBeCloseTo(6.8);
    expect(result.mfnAmount).toBe(15_000);
    expect(result.savedAmount).toBeCloseTo(6800);
    expect(result.rcepYear).toBe(5);
  });

  it('pays MFN where RCEP is above it (2.4.2)', () => {
    const result = pair({ mfn: [percent(3)] });
    expect(result.payable?.basis).toBe('MFN');
    expect(result.pointsBelowMfn).toBeCloseTo(-5.2);
    expect(answerKind(result)).toBe('mfn-lower');
  });

  it('pays MFN at equal rates: no proof is needed', () => {
    const result = pair({ mfn: [percent(8.2)] });
    expect([result.payable?.basis, result.pointsBelowMfn]).toEqual(['MFN', 0]);
  });

  it('decides no duty where MFN is not in the data', () => {
    const result = pair({ mfn: [] });
    expect(result.payable).toBeNull();
    expect(result.rcep.kind).toBe('rate');
  });

  it('pays MFN where the line is without commitment', () => {
    const result = pair({ rcep: [{ parties: ['JP'], rates: [excluded()] }] });
    expect([result.payable?.basis, result.rcep.kind, result.pointsBelowMfn]).toEqual(['MFN', 'none', null]);
  });

  it('applies no RCEP rate from India, and none where the Agreement is not in force yet', () => {
    expect(pair({}, {}, 'IN')).toMatchObject({
      inForce: { reason: 'not-a-party' },
      payable: { basis: 'MFN' },
    });
    const early = pairDutyOf(sampleLine({ mfn: [percent(15, 2022)] }), 'KR', 'VN', '2022-01-31', NO_AMOUNTS);
    expect(early).toMatchObject({ inForce: { reason: 'not-yet' }, pointsBelowMfn: null, next: null });
  });

  it('F3: applies RCEP to Myanmar for Viet Nam since the day of its decree', () =>
    expect(pair({}, {}, 'MM').inForce).toEqual({ inForce: true, since: '2022-03-04' }));

  it('does not treat Myanmar as in force for Korea: nothing is established', () =>
    expect(pairDutyOf(sampleLine({}), 'MM', 'KR', DATE, NO_AMOUNTS).inForce).toEqual({
      inForce: false,
      reason: 'not-established',
    }));

  it('applies no RCEP rate from Myanmar into Japan, which does not apply the Agreement to it', () => {
    const line = sampleLine({ rcep: [{ parties: ['MM'], rates: [percent(0), percent(0, 2027)] }] });
    const result = pairDutyOf(line, 'MM', 'JP', DATE, { ...NO_AMOUNTS, value: 1000 });
    expect(result).toMatchObject({
      inForce: { inForce: false, reason: 'not-applied' },
      payable: { basis: 'MFN', amount: 150 },
      pointsBelowMfn: null,
      savedAmount: 0,
      next: null,
    });
    expect(answerKind(result)).toBe('not-in-force');
  });

  it('says when the next rate is not in the data', () =>
    expect(pair().next).toEqual({ date: '2027-01-01', rcepYear: 6, rate: null }));
});

describe('a rate that cannot be computed', () => {
  const note = rate('see note 3', null);
  const from = (available: RateAsSent) => ({ rcep: [{ parties: ['JP'], rates: [available] }] });
  const undecided = { basis: 'RCEP', amount: null, undecided: true };

  it.each([
    ['the RCEP rate', { mfn: [percent(5)], ...from(note) }, { ...undecided, rate: null }],
    ['the MFN rate', { mfn: [note] }, { ...undecided, rate: percent(8.2).duty }],
    ['both', { mfn: [note], ...from(note) }, { ...undecided, rate: null }],
    ['MFN, without commitment', { mfn: [note], ...from(excluded()) }, MFN_NOT_COMPUTED],
    ['MFN, no data on RCEP', { mfn: [note], rcep: [] }, MFN_NOT_COMPUTED],
  ])('leaves amount and saving open: %s', (_, parts, payable) => {
    const result = pair(parts, { value: 1000 });
    expect(result.payable).toEqual(payable);
    expect(result.savedAmount).toBeNull();
    expect(result.pointsBelowMfn).toBeNull();
  });

  it('still tells what MFN alone comes to', () =>
    expect(pair({ mfn: [percent(5)], ...from(note) }, { value: 1000 }).mfnAmount).toBe(50));

  it('leaves MFN to be paid where the Agreement does not apply', () => {
    expect(pair({ mfn: [percent(5)], ...from(note) }, { value: 1000 }, 'IN').payable).toMatchObject({
      basis: 'MFN',
      amount: 50,
    });
    expect(pair({ mfn: [note] }, { value: 1000 }, 'IN').payable).toEqual(MFN_NOT_COMPUTED);
  });
});

describe('the amount saved', () => {
  it.each([
    ['0 where MFN is lower', { mfn: [percent(3)] }, 'JP', 0],
    ['0 without commitment', { rcep: [{ parties: ['JP'], rates: [excluded()] }] }, 'JP', 0],
    ['0 where the Agreement does not apply', {}, 'IN', 0],
    ['open where the RCEP rate is not in the data', { rcep: [] }, 'JP', null],
    ['open where it is not established that the Agreement applies', {}, 'MM', null],
    ['open where MFN is not in the data', { mfn: [] }, 'JP', null],
  ])('is %s', (_, parts, from, saved) => expect(pair(parts, { value: 1000 }, from).savedAmount).toBe(saved));
});

describe('a line that the tariff divides further (D17)', () => {
  const divided = (printed: string, alternatives: number[]) => ({ ...rate(printed, null), alternatives });
  const from = (rates: RateAsSent[]) => [{ parties: ['JP'], rates }];

  it.each<[string, object, string, object | null]>([
    [
      'RCEP 15 or 8.2, MFN 15',
      { rcep: from([divided('15/8,2', [15, 8.2])]) },
      'undecidedDivided',
      { low: 0, high: 6.8 },
    ],
    [
      'both divided',
      { mfn: [divided('20/10', [20, 10])], rcep: from([divided('15/5', [15, 5])]) },
      'undecidedDivided',
      { low: -5, high: 15 },
    ],
    ['another text', { rcep: from([rate('xem Chương 98', null)]) }, 'undecidedText', null],
    ['plain percentages', {}, 'rcep', null],
  ])('%s', (_, parts, kind, range) => {
    const result = pair(parts);
    expect(wordedKind(result, answerKind(result))).toBe(kind);
    expect(pointsRange(result)).toEqual(range);
  });
});

describe('duties by quantity', () => {
  const specific = {
    rcep: [{ parties: ['JP'], rates: [rate('3/kg', { kind: 'specific', amount: 3, unit: 'kg' })] }],
  };

  it('stay undecided without quantity', () =>
    expect(pair(specific, { value: 1000 }).payable?.undecided).toBe(true));

  it('stay undecided without a rate of exchange: the reader types it', () =>
    expect(pair(specific, { value: 1000, qty: 10, unit: 'kg' }).payable?.undecided).toBe(true));

  it('are computed in the money of the value', () => {
    // 10 kg × 3 = 30 of the importer's money; 1,000 at 15 % is 150 × 2 = 300 of it.
    const result = pair(specific, { value: 1000, qty: 10, unit: 'kg', fx: 2 });
    expect(result.payable).toMatchObject({ basis: 'RCEP', amount: 15 });
    expect(result.savedAmount).toBe(135);
  });

  it.each<[string, object, object, object]>([
    [
      'needs no rate of exchange where the quantity decides it',
      { mfn: [rate('5/kg', { kind: 'specific', amount: 5, unit: 'kg' })], ...specific },
      { value: 1000, qty: 10, unit: 'kg' },
      {
        isInImporterMoney: true,
        mfnAmount: 50,
        savedAmount: 20,
        payable: expect.objectContaining({ amount: 30 }),
      },
    ],
    [
      'is nothing where RCEP is free',
      {
        mfn: [rate('5/kg', { kind: 'specific', amount: 5, unit: 'kg' })],
        rcep: [{ parties: ['JP'], rates: [percent(0)] }],
      },
      { qty: 10, unit: 'kg' },
      {
        isInImporterMoney: true,
        mfnAmount: 50,
        savedAmount: 50,
        payable: expect.objectContaining({ amount: 0 }),
      },
    ],
    [
      'stays open where RCEP is a percentage of a value in other money',
      { mfn: [rate('5/kg', { kind: 'specific', amount: 5, unit: 'kg' })] },
      { value: 1000, qty: 10, unit: 'kg' },
      {
        isInImporterMoney: true,
        mfnAmount: 50,
        savedAmount: null,
        payable: expect.objectContaining({ amount: null }),
      },
    ],
    [
      'is in the money of the value where a rate of exchange was given',
      { mfn: [rate('5/kg', { kind: 'specific', amount: 5, unit: 'kg' })], ...specific },
      { value: 1000, qty: 10, unit: 'kg', fx: 2 },
      { isInImporterMoney: false, mfnAmount: 25, savedAmount: 10 },
    ],
    [
      'is in the money of the value where MFN is a percentage',
      {},
      { value: 1000, qty: 10, unit: 'kg' },
      { isInImporterMoney: false, mfnAmount: 150 },
    ],
  ])('in the importer’s currency (D18): %s', (_, parts, amounts, expected) => {
    expect(pair(parts, amounts)).toMatchObject(expected);
  });

  it('stay undecided in another unit', () =>
    expect(pair(specific, { value: 1000, qty: 10, unit: 'm2', fx: 2 }).payable?.undecided).toBe(true));
});

describe('other agreements', () => {
  const other = (agreement: string, value: number, parties = ['JP']) => ({
    agreement,
    parties,
    rate: percent(value),
  });

  it('names the lowest one below the payable rate', () => {
    const { others, lowerElsewhere } = pair({
      others: [other('AJCEP', 5), other('VJEPA', 0), other('ATIGA', 0, ['TH'])],
    });
    expect(others.map(({ agreement }) => agreement)).toEqual(['AJCEP', 'VJEPA']);
    expect(lowerElsewhere?.agreement).toBe('VJEPA');
  });

  it('names none that is not lower', () =>
    expect(pair({ others: [other('AJCEP', 8.2)] }).lowerElsewhere).toBeNull());

  it('names one that is lower by the amounts, where these can be computed', () => {
    const byWeight = {
      ...other('AJCEP', 0),
      rate: rate('3/kg', { kind: 'specific', amount: 3, unit: 'kg' }),
    };
    expect(pair({ others: [byWeight] }).lowerElsewhere).toBeNull();
    const amounts = { value: 1000, qty: 10, unit: 'kg', fx: 1 };
    expect(pair({ others: [byWeight] }, amounts).lowerElsewhere?.agreement).toBe('AJCEP');
    expect(pair({ others: [byWeight] }, { ...amounts, qty: 100 }).lowerElsewhere).toBeNull();
  });

  it('names one only where it is below MFN and RCEP while it is undecided which of them is payable', () => {
    const undecided = {
      mfn: [percent(6)],
      rcep: [{ parties: ['JP'], rates: [rate('3/kg', { kind: 'specific', amount: 3, unit: 'kg' })] }],
    };
    expect(pair({ ...undecided, others: [other('AJCEP', 5)] }).lowerElsewhere).toBeNull();
    expect(pair({ ...undecided, others: [other('AJCEP', 0)] }).lowerElsewhere?.agreement).toBe('AJCEP');
  });

  it.each([
    ['below MFN, RCEP without a meaning', [percent(6)], 5, 'AJCEP'],
    ['not below MFN, RCEP without a meaning', [percent(5)], 5, undefined],
    ['where neither has a meaning', [rate('see note 3', null)], 0, undefined],
  ])('compares with what can be computed: %s', (_, mfn, value, agreement) => {
    const rcep = [{ parties: ['JP'], rates: [rate('see note 3', null)] }];
    expect(pair({ mfn, rcep, others: [other('AJCEP', value)] }).lowerElsewhere?.agreement).toBe(agreement);
  });

  it('names none that is not valid on the date', () =>
    expect(
      pair({ others: [{ agreement: 'VJEPA', parties: ['JP'], rate: percent(0, 2025) }] }).others,
    ).toEqual([]));
});
