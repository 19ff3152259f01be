import { neverAbove } from './never-above';
import type { PrintedDuty } from './printed-rate';
import { readRate } from './read-rate';
import { lowestOfRange } from './read-rate-jp';

/** The columns of the Japanese tariff that determine the MFN rate, as printed; empty where nothing is printed. */
export interface JapaneseColumns {
  readonly general: string;
  readonly provisional: string;
  readonly wto: string;
}

/**
 * The text of the rate Japan charges: the lower of general (or, where there is one, provisional) and WTO rate,
 * printed in brackets or not. Null if it is unclear which is lower (ranges, conditions).
 */
export function appliedJapaneseMfn({ general, provisional, wto }: JapaneseColumns): string | null {
  const national = provisional === '' ? general : provisional;
  const first = dutyOf(national);
  if (wto === '' || first === null) return first === null ? null : national;
  const lowest = lowestOfRange(wto);
  if (lowest === null) return null;
  if (neverAbove(first, lowest)) return national;
  const whole = dutyOf(wto);
  return whole !== null && neverAbove(whole, first) ? wto : null;
}

const dutyOf = (printed: string): PrintedDuty | null => readRate('JP', printed, 'notGiven')?.duty ?? null;
