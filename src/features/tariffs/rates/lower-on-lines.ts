import { isSameRate } from './rate-result';
import type { Lane } from '../lane/lane';
import type { OtherAgreement } from '../tariffs-schema';

/** The lower rates of other agreements on the lines of a code: on how many lines there is one, and each once. */
export function lowerOnLines(lanes: readonly Lane[]): { lines: number; rates: OtherAgreement[] } {
  const found = lanes.flatMap(({ lowerElsewhere }) => lowerElsewhere ?? []);
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
