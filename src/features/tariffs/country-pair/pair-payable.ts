import { payableDuty } from '@/domain/rcep';
import type { DutyRate, PayableDuty } from '@/domain/rcep';
import type { RateResult } from '../rates/rate-result';
import type { PairQuery } from './pair-query';

/** Value, quantity and exchange rate of a query; without them amounts are undecided. */
export type PairAmounts = Pick<PairQuery, 'value' | 'qty' | 'unit' | 'fx'>;

/** The rate payable; `rate` is null if its text cannot be computed. */
export type PairPayable = Omit<PayableDuty, 'rate'> & { rate: DutyRate | null };

/** MFN unless an RCEP rate applies; undecided if one of two rates cannot be computed. */
export function payableOf(
  mfn: RateResult,
  rcep: RateResult | null,
  amounts: PairAmounts,
): PairPayable | null {
  if (mfn.kind !== 'rate') return null;
  const mfnDuty = mfn.rate.duty;
  if (rcep?.kind !== 'rate')
    return mfnDuty ? payableIn(mfnDuty, null, amounts) : { basis: 'MFN', rate: null, amount: null };
  const rcepDuty = rcep.rate.duty;
  if (mfnDuty === null || rcepDuty === null)
    return { basis: 'RCEP', rate: rcepDuty, amount: null, undecided: true };
  return payableIn(mfnDuty, rcepDuty, amounts);
}

/** The duty at one rate, in the currency of the value; null where it cannot be computed. */
export const dutyAmountOf = (duty: DutyRate, amounts: PairAmounts): number | null =>
  payableIn(duty, null, amounts).amount;

/** True if a duty is certainly less than another, by amounts if these can be computed. */
export function isPayableBelow(duty: DutyRate | null, bound: DutyRate | null, amounts: PairAmounts): boolean {
  if (duty === null || bound === null) return false;
  const { basis, undecided } = payableIn(bound, duty, amounts);
  return basis === 'RCEP' && !undecided;
}

/**
 * The same amounts in the importer's currency, for an MFN duty with a specific part but no exchange rate: the amounts
 * that depend on quantity alone can then be computed. Null if the currency of the value will do.
 */
export const inImporterMoney = (mfn: DutyRate | null, amounts: PairAmounts): PairAmounts | null =>
  mfn !== null && needsExchangeRate(mfn) && amounts.qty !== null && amounts.fx === null
    ? { ...amounts, value: null, fx: 1 }
    : null;

/** Rounds off binary fractions: 15 less 8.2 is 6.8, not 6.800000000000001. */
export const exactDecimal = (value: number) => Number(value.toPrecision(15));

function payableIn(mfn: DutyRate, rcep: DutyRate | null, amounts: PairAmounts): PayableDuty {
  const isConverted = [mfn, rcep].some((duty) => duty !== null && needsExchangeRate(duty));
  const fx = isConverted ? amounts.fx : 1;
  const payable = payableDuty({
    mfn,
    rcep,
    customsValue: amounts.value === null || fx === null ? undefined : amounts.value * fx,
    quantity: amounts.qty === null || fx === null ? undefined : { amount: amounts.qty, unit: amounts.unit },
  });
  // Duty-free means nothing to pay, whatever the value; shown if the quantity gives the other duty.
  const amount = isConverted && amounts.qty !== null && isFree(payable) ? 0 : payable.amount;
  return { ...payable, amount: amount === null || fx === null ? amount : exactDecimal(amount / fx) };
}

const isFree = ({ rate, undecided }: PayableDuty): boolean =>
  !undecided && rate.kind === 'adValorem' && rate.percent === 0;

/** True for rates with a specific part: their amounts are in the importer's currency (product design §8, Money). */
function needsExchangeRate(duty: DutyRate): boolean {
  if (duty.kind === 'specific') return true;
  return ('parts' in duty ? duty.parts : 'of' in duty ? duty.of : []).some(needsExchangeRate);
}
