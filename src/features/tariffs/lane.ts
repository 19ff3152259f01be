import { compareDuty, inForce, payableDuty, tariffYear } from '@/domain/rcep';
import type { DutyRate, InForce, PayableDuty } from '@/domain/rcep';
import { dutyOf, percentOf, rateOn } from './held-rate';
import type { HeldRate } from './held-rate';
import type { LaneQuery } from './lane-query';
import { nextStep } from './rate-years';
import type { NextStep } from './rate-years';
import type { OtherAgreement, TariffLine } from './tariffs-schema';

/** Value, quantity and exchange rate a lane is computed for; absent parts leave amounts undecided. */
export type LaneAmounts = Pick<LaneQuery, 'value' | 'qty' | 'unit' | 'fx'>;

/** What the duty of one lane comes to at one date, with everything it was decided from (rcep-rules, steps 2 to 7). */
export interface Lane {
  from: string;
  to: string;
  date: string;
  rcepYear: number | null;
  inForce: InForce;
  mfn: HeldRate;
  /** The RCEP rate of the line for this exporter, whether or not the Agreement applies between the two at the date. */
  rcep: HeldRate;
  /** Null where MFN is not held: then no duty is decided. */
  payable: PayableDuty | null;
  /** MFN less RCEP in percentage points, negative where RCEP is above MFN; null where the two cannot be subtracted. */
  pointsBelowMfn: number | null;
  /** Duty by the MFN rate alone, and what the lower rate saves, in the currency of the value. */
  mfnAmount: number | null;
  savedAmount: number | null;
  next: NextStep | null;
  /** Rates of other agreements on the line for this exporter at the date. */
  others: OtherAgreement[];
  /** The lowest of them, where it is below the payable rate. */
  lowerElsewhere: OtherAgreement | null;
}

/** Decides one lane of one national line. Pure; rates are compared as the domain compares them, amounts in the currency of `value`. */
export function laneOf(line: TariffLine, from: string, to: string, date: string, amounts: LaneAmounts): Lane {
  const agreement = inForce(to, from, date);
  const mfn = rateOn(line.mfn, date);
  const column = line.rcep.find((candidate) => candidate.parties.includes(from));
  const rcep = rateOn(column?.rates ?? [], date);
  const mfnDuty = dutyOf(mfn);
  const rcepDuty = agreement.inForce ? dutyOf(rcep) : null;
  const payable = mfnDuty && payableIn(mfnDuty, rcepDuty, amounts);
  const mfnAmount = mfnDuty && payableIn(mfnDuty, null, amounts).amount;
  const others = line.others.filter((other) => other.parties.includes(from) && isValid(other, date));
  return {
    from,
    to,
    date,
    rcepYear: tariffYear(to, date),
    inForce: agreement,
    mfn,
    rcep,
    payable,
    pointsBelowMfn: agreement.inForce ? difference(percentOf(mfn), percentOf(rcep)) : null,
    mfnAmount,
    savedAmount: difference(mfnAmount, payable?.amount ?? null),
    next: agreement.inForce && column ? nextStep(column.rates, to, date) : null,
    others,
    lowerElsewhere: lowest(others, payable?.rate ?? (agreement.inForce ? dutyOf(rcep) : null)),
  };
}

function payableIn(mfn: DutyRate, rcep: DutyRate | null, amounts: LaneAmounts): PayableDuty {
  const isConverted = [mfn, rcep].some((duty) => duty !== null && needsExchangeRate(duty));
  const fx = isConverted ? amounts.fx : 1;
  const quantity = amounts.qty === null ? undefined : { amount: amounts.qty, unit: amounts.unit };
  const customsValue = amounts.value === null || fx === null ? undefined : amounts.value * fx;
  const payable = payableDuty({
    mfn,
    rcep,
    ...(customsValue === undefined ? {} : { customsValue }),
    ...(quantity === undefined || fx === null ? {} : { quantity }),
  });
  return payable.amount === null || fx === null
    ? { ...payable, amount: null }
    : { ...payable, amount: decimal(payable.amount / fx) };
}

/** True for rates with a specific part: their amounts are in the importer's currency (product design §8, Money). */
function needsExchangeRate(duty: DutyRate): boolean {
  switch (duty.kind) {
    case 'specific':
      return true;
    case 'compound':
      return duty.parts.some(needsExchangeRate);
    case 'min':
    case 'max':
      return duty.of.some(needsExchangeRate);
    case 'adValorem':
    case 'excluded':
      return false;
  }
}

const isValid = (other: OtherAgreement, date: string) => rateOn([other.rate], date).kind === 'rate';
const difference = (a: number | null, b: number | null) => (a === null || b === null ? null : decimal(a - b));

function lowest(others: readonly OtherAgreement[], ceiling: DutyRate | null): OtherAgreement | null {
  let found: OtherAgreement | null = null;
  for (const other of others) {
    const bound = found?.rate.duty ?? ceiling;
    if (other.rate.duty && bound && compareDuty(other.rate.duty, bound) === -1) found = other;
  }
  return found;
}

/** Takes away what binary fractions add: 15 less 8.2 is 6.8, not 6.800000000000001. */
const decimal = (value: number) => Number(value.toPrecision(15));
