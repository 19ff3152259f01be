import type { DutyRate } from './duty-rate';
import { dutyTree, isBelow } from './duty-tree';

/**
 * Order of two rates without value and quantity: `excluded` ranks above every other, free below every duty;
 * percentages and specific rates of one unit by size, compounds and choices part by part, where that decides it. Null
 * where it is undecidable.
 */
export function compareDuty(a: DutyRate, b: DutyRate): -1 | 0 | 1 | null {
  if (a.kind === 'excluded') return b.kind === 'excluded' ? 0 : 1;
  if (b.kind === 'excluded') return -1;
  const [left, right] = [dutyTree(a), dutyTree(b)];
  if (isBelow(left, right, true)) return -1;
  if (isBelow(right, left, true)) return 1;
  return isBelow(left, right, false) && isBelow(right, left, false) ? 0 : null;
}

/** True for rates with the same duty for any value and quantity, however written; false if undecidable. */
export function isSameDuty(a: DutyRate, b: DutyRate): boolean {
  return compareDuty(a, b) === 0;
}
