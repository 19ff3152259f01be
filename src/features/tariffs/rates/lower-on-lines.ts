import { isSameRate } from './rate-result';
import type { PairDuty } from '../country-pair/pair-duty';
import type { OtherAgreement } from '../tariffs-schema';

/** The lower rates of other agreements on the lines of a code: on how many lines there is one, and each once. */
export function lowerOnLines(pairs: readonly PairDuty[]): { lines: number; rates: OtherAgreement[] } {
  const found = pairs.flatMap(({ lowerElsewhere }) => lowerElsewhere ?? []);
  const rates = found.filter(
    (other, index) => found.findIndex((earlier) => isSameAgreement(earlier, other)) === index,
  );
  return { lines: found.length, rates };
}

/** True for two rates of one agreement with the same duty, or both missing. */
export function isSameAgreement(a: OtherAgreement | null, b: OtherAgreement | null): boolean {
  if (a === null || b === null) return a === b;
  return a.agreement === b.agreement && isSameRate(a.rate, b.rate);
}
