import { inForce, tariffYear } from '@/domain/rcep';
import type { DutyRate, InForce } from '@/domain/rcep';
import { dutyOf, percentOf, rateOn } from '../rates/rate-result';
import type { RateResult } from '../rates/rate-result';
import { dutyAmountOf, exactDecimal, inImporterMoney, isPayableBelow, payableOf } from './pair-payable';
import type { PairAmounts, PairPayable } from './pair-payable';
import { nextStep } from './next-step';
import type { NextStep } from './next-step';
import type { OtherAgreement, TariffLine } from '../tariffs-schema';

/** The duty for one country pair on one date, with all its inputs (rcep-rules, steps 2 to 7). */
export interface PairDuty {
  from: string;
  to: string;
  date: string;
  rcepYear: number | null;
  inForce: InForce;
  mfn: RateResult;
  /** The RCEP rate of the line for this exporter, whether or not the Agreement applies between the two at the date. */
  rcep: RateResult;
  /** Null without an MFN rate: then no duty is computed. */
  payable: PairPayable | null;
  /** MFN less RCEP in percentage points, negative where RCEP is above MFN; null where the two cannot be subtracted. */
  pointsBelowMfn: number | null;
  /** True where the amounts are in the importer's currency and not in that of the value; see `moneyOf`. */
  isInImporterMoney: boolean;
  /** Duty at the MFN rate. */
  mfnAmount: number | null;
  /** The saving of the payable rate against it; null if the RCEP rate, or whether it applies, is unknown. */
  savedAmount: number | null;
  next: NextStep | null;
  /** Rates of other agreements on the line for this exporter at the date. */
  others: OtherAgreement[];
  /**
   * The lowest of them, if below the payable rate; while that is undecided, below MFN and RCEP as far as these can be
   * computed.
   */
  lowerElsewhere: OtherAgreement | null;
}

/**
 * Computes one country pair of one national line. Pure; rates are compared as in the domain; amounts are in the
 * currency of `value`, or in the importer's own.
 */
export function pairDutyOf(
  line: TariffLine,
  from: string,
  to: string,
  date: string,
  requested: PairAmounts,
): PairDuty {
  const agreement = inForce(to, from, date, line.pairs);
  const mfn = rateOn(line.mfn, date);
  const column = line.rcep.find((candidate) => candidate.parties.includes(from));
  const rcep = rateOn(column?.rates ?? [], date);
  const mfnDuty = dutyOf(mfn);
  const importerAmounts = inImporterMoney(mfnDuty, requested);
  const amounts = importerAmounts ?? requested;
  const rcepNow = agreement.inForce ? rcep : null;
  const payable = payableOf(mfn, rcepNow, amounts);
  const mfnAmount = mfnDuty && dutyAmountOf(mfnDuty, amounts);
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
    isInImporterMoney: importerAmounts !== null,
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

/** The country pair of a code without rates: everything that does not depend on rates. */
export const pairWithoutRates = (
  hs: string,
  from: string,
  to: string,
  date: string,
  pairs: TariffLine['pairs'],
): PairDuty =>
  pairDutyOf(
    {
      code: hs,
      description: null,
      base: null,
      mfn: [],
      mfnPointer: null,
      basic: null,
      rcep: [],
      others: [],
      pairs,
    },
    from,
    to,
    date,
    { value: null, qty: null, unit: '', fx: null },
  );

/** True if an RCEP rate may apply that is missing, or it is not established whether one applies. */
const isRcepOpen = (agreement: InForce, rcep: RateResult) =>
  agreement.inForce ? rcep.kind === 'missing' : agreement.reason === 'not-established';

const isValid = (other: OtherAgreement, date: string) => rateOn([other.rate], date).kind === 'rate';
const difference = (a: number | null, b: number | null) =>
  a === null || b === null ? null : exactDecimal(a - b);

/** The lowest of `others` that is below every one of `bounds` that is known, by amounts where these can be computed; null where none is known. */
function lowest(
  others: readonly OtherAgreement[],
  bounds: readonly (DutyRate | null)[],
  amounts: PairAmounts,
): OtherAgreement | null {
  const known = bounds.filter((bound) => bound !== null);
  if (known.length === 0) return null;
  let found: OtherAgreement | null = null;
  for (const other of others) {
    const ceilings = found ? [found.rate.duty] : known;
    if (ceilings.every((ceiling) => isPayableBelow(other.rate.duty, ceiling, amounts))) found = other;
  }
  return found;
}
