import { compareDuty } from './compare-duty';
import { dutyAmount, type DutyBase, type DutyRate } from './duty-rate';
import { compareNumbers } from '../rules/threshold';

/** Both rates of a line, and what they are charged on where it is known. */
export interface PayableInput extends DutyBase {
  readonly mfn: DutyRate;
  /** Null: no RCEP rate. */
  readonly rcep: DutyRate | null;
}

/** The rate to pay by, with its duty. */
export interface PayableDuty {
  readonly basis: 'MFN' | 'RCEP';
  readonly rate: DutyRate;
  /** In the money of the customs value and the specific rates, not rounded; null where it cannot be computed. */
  readonly amount: number | null;
  /** Set if it is unclear which rate is lower. */
  readonly undecided?: true;
  /** Whether both rates have the same duty; absent if RCEP is lower, has no rate, or it is unclear. */
  readonly equal?: boolean;
}

/**
 * The duty to pay (2.4.2): RCEP only where it is lower, MFN at equal duty. Amounts are compared where both can be
 * computed, else the rates; if both are unclear the answer is RCEP, undecided.
 */
export function payableDuty(input: PayableInput): PayableDuty {
  const { mfn, rcep } = input;
  if (rcep === null) return { basis: 'MFN', rate: mfn, amount: dutyAmount(mfn, input) };

  const order = compareDutyAt(rcep, mfn, input);
  if (order === null) return { basis: 'RCEP', rate: rcep, amount: null, undecided: true };
  return order < 0
    ? { basis: 'RCEP', rate: rcep, amount: dutyAmount(rcep, input) }
    : { basis: 'MFN', rate: mfn, amount: dutyAmount(mfn, input), equal: order === 0 };
}

/**
 * Order of two rates on one base: by amounts where both can be computed, else as `compareDuty`; null if undecidable.
 */
export function compareDutyAt(a: DutyRate, b: DutyRate, base: DutyBase): -1 | 0 | 1 | null {
  const amountA = dutyAmount(a, base);
  const amountB = dutyAmount(b, base);
  return amountA === null || amountB === null ? compareDuty(a, b) : compareNumbers(amountA, amountB);
}
