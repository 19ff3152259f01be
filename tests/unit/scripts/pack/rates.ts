import fc from 'fast-check';
import type { DutyRate } from '@/domain/rcep';

export const excluded: DutyRate = { kind: 'excluded' };
export const percent = (value: number): DutyRate => ({ kind: 'adValorem', percent: value });
export const specific = (amount: number, unit = 'kg'): DutyRate => ({ kind: 'specific', amount, unit });
export const compound = (...parts: DutyRate[]): DutyRate => ({ kind: 'compound', parts });
export const min = (...of: DutyRate[]): DutyRate => ({ kind: 'min', of });
export const max = (...of: DutyRate[]): DutyRate => ({ kind: 'max', of });

const size = fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10);

/** Rates of every kind, nested twice at most. */
export const anyRate: fc.Arbitrary<DutyRate> = fc.letrec<{ rate: DutyRate; list: DutyRate[] }>((tie) => ({
  rate: fc.oneof(
    { maxDepth: 2 },
    size.map(percent),
    fc.tuple(size, fc.constantFrom('kg', 'l')).map(([amount, unit]) => specific(amount, unit)),
    fc.constant(excluded),
    tie('list').map((parts) => compound(...parts)),
    tie('list').map((of) => min(...of)),
    tie('list').map((of) => max(...of)),
  ),
  list: fc.array(tie('rate'), { minLength: 1, maxLength: 3 }),
})).rate;
