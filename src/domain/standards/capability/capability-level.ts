/** The levels of this site's method, lowest first. They are not A to AAAAA of the Chinese good-practice evaluation. */
export const CAPABILITY_LEVELS = ['initial', 'developing', 'established', 'advanced', 'leading'] as const;
export type CapabilityLevel = (typeof CAPABILITY_LEVELS)[number];

/** The least score of each level. */
export const LEVEL_CUT_OFFS = {
  initial: 0,
  developing: 20,
  established: 40,
  advanced: 60,
  leading: 80,
} as const satisfies Record<CapabilityLevel, number>;

/** The level of a score from 0 to 100. */
export const levelOf = (score: number): CapabilityLevel =>
  // A mean of weights that should be 60 may be slightly below it.
  CAPABILITY_LEVELS.findLast((level) => score + ROUNDING >= LEVEL_CUT_OFFS[level]) ?? 'initial';

/** The levels a range of scores reaches over: one if both ends are in the same. */
export function levelRange({
  low,
  high,
}: {
  low: number;
  high: number;
}): [lowest: CapabilityLevel, highest: CapabilityLevel] {
  return [levelOf(low), levelOf(high)];
}

const ROUNDING = 1e-9;
