import { inForce, payableDuty, tariffYear } from '@/domain/rcep';
import type { DutyRate, InForce, PayableDuty } from '@/domain/rcep';
import { dutyOf, percentOf, rateOn } from './held-rate';
import type { HeldRate } from './held-rate';
import type { LaneQuery } from './lane-query';
import { nextStep } from './next-step';
import type { NextStep } from './next-step';
import type { OtherAgreement, TariffLine } from './tariffs-schema';

/** Value, quantity and exchange rate a lane is computed for; absent parts leave amounts undecided. */
export type LaneAmounts = Pick<LaneQuery, 'value' | 'qty' | 'unit' | 'fx'>;

/** The rate to pay by; `rate` is null where its text has no meaning that can be computed. */
type LanePayable = Omit<PayableDuty, 'rate'> & { rate: DutyRate | null };

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
  payable: LanePayable | null;
  /** MFN less RCEP in percentage points, negative where RCEP is above MFN; null where the two cannot be subtracted. */
  pointsBelowMfn: number | null;
  /** Duty by the MFN rate alone, in the currency of the value. */
  mfnAmount: number | null;
  /** What the payable rate saves against it; null where the RCEP rate, or whether it applies, is not known. */
  savedAmount: number | null;
  next: NextStep | null;
  /** Rates of other agreements on the line for this exporter at the date. */
  others: OtherAgreement[];
  /** The lowest of them, where it is below the payable rate; while that is not decided, below MFN and RCEP as far as these can be computed. */
  lowerElsewhere: OtherAgreement | null;
}

/** Decides one lane of one national line. Pure; rates are compared as the domain compares them, amounts in the currency of `value`. */
export function laneOf(line: TariffLine, from: string, to: string, date: string, amounts: LaneAmounts): Lane {
  const agreement = inForce(to, from, date);
  const mfn = rateOn(line.mfn, date);
  const column = line.rcep.find((candidate) => candidate.parties.includes(from));
  const rcep = rateOn(column?.rates ?? [], date);
  const mfnDuty = dutyOf(mfn);
  const rcepNow = agreement.inForce ? rcep : null;
  const payable = payableOf(mfn, rcepNow, amounts);
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
    savedAmount: isRcepOpen(agreement, rcep) ? null : difference(mfnAmount, payable?.amount ?? null),
    next:
      agreement.inForce && column
        ? nextStep(column.rates, to, date, payable?.basis === 'MFN' ? payable.rate : null)
        : null,
    others,
    lowerElsewhere: lowest(
      others,
      payable === null || payable.undecided ? [mfnDuty, rcepNow && dutyOf(rcepNow)] : [payable.rate],
      amounts,
    ),
  };
}

/** MFN unless an RCEP rate applies; of two rates one of which cannot be computed it cannot be told which is lower. */
function payableOf(mfn: HeldRate, rcep: HeldRate | null, amounts: LaneAmounts): LanePayable | null {
  if (mfn.kind !== 'rate') return null;
  const mfnDuty = mfn.rate.duty;
  if (rcep?.kind !== 'rate')
    return mfnDuty ? payableIn(mfnDuty, null, amounts) : { basis: 'MFN', rate: null, amount: null };
  const rcepDuty = rcep.rate.duty;
  if (mfnDuty === null || rcepDuty === null)
    return { basis: 'RCEP', rate: rcepDuty, amount: null, undecided: true };
  return payableIn(mfnDuty, rcepDuty, amounts);
}

/** True where an RCEP rate may apply that is not held, or it is not established whether one applies. */
const isRcepOpen = (agreement: InForce, rcep: HeldRate) =>
  agreement.inForce ? rcep.kind === 'not-held' : agreement.reason === 'not-established';

function payableIn(mfn: DutyRate, rcep: DutyRate | null, amounts: LaneAmounts): PayableDuty {
  const isConverted = [mfn, rcep].some((duty) => duty !== null && needsExchangeRate(duty));
  const fx = isConverted ? amounts.fx : 1;
  const payable = payableDuty({
    mfn,
    rcep,
    customsValue: amounts.value === null || fx === null ? undefined : amounts.value * fx,
    quantity: amounts.qty === null || fx === null ? undefined : { amount: amounts.qty, unit: amounts.unit },
  });
  return payable.amount === null || fx === null
    ? payable
    : { ...payable, amount: decimal(payable.amount / fx) };
}

/** True for rates with a specific part: their amounts are in the importer's currency (product design §8, Money). */
function needsExchangeRate(duty: DutyRate): boolean {
  if (duty.kind === 'specific') return true;
  return ('parts' in duty ? duty.parts : 'of' in duty ? duty.of : []).some(needsExchangeRate);
}

const isValid = (other: OtherAgreement, date: string) => rateOn([other.rate], date).kind === 'rate';
const difference = (a: number | null, b: number | null) => (a === null || b === null ? null : decimal(a - b));

/** The lowest of `others` that is below every one of `bounds` that is known, by amounts where these can be computed; null where none is known. */
function lowest(
  others: readonly OtherAgreement[],
  bounds: readonly (DutyRate | null)[],
  amounts: LaneAmounts,
): OtherAgreement | null {
  const known = bounds.filter((bound) => bound !== null);
  if (known.length === 0) return null;
  let found: OtherAgreement | null = null;
  for (const other of others) {
    const ceilings = found ? [found.rate.duty] : known;
    if (ceilings.every((ceiling) => isBelow(other.rate.duty, ceiling, amounts))) found = other;
  }
  return found;
}

function isBelow(duty: DutyRate | null, bound: DutyRate | null, amounts: LaneAmounts): boolean {
  if (duty === null || bound === null) return false;
  const { basis, undecided } = payableIn(bound, duty, amounts);
  return basis === 'RCEP' && !undecided;
}

/** Takes away what binary fractions add: 15 less 8.2 is 6.8, not 6.800000000000001. */
const decimal = (value: number) => Number(value.toPrecision(15));
