import { compareDuty } from './compare-duty';
import type { DutyRate } from './duty-rate';

/** The highest of several rates, by its Party. */
export interface HighestRate {
  /** Null where no Party was given. */
  readonly party: string | null;
  /** Parties whose rate cannot be compared with the highest. */
  readonly notComparable: readonly string[];
}

/**
 * The Party with the highest rate (2.6.6): ad valorem percentages first, other kinds if comparable; of equal rates
 * the first alphabetically.
 */
export function highestRate(rates: ReadonlyMap<string, DutyRate>): HighestRate {
  const entries = [...rates].sort(byRankThenAlphabet);
  const [first, ...others] = entries;
  if (!first) return { party: null, notComparable: [] };

  let highest = first;
  for (const entry of others) if (compareDuty(entry[1], highest[1]) === 1) highest = entry;
  const notComparable = entries.filter(([, rate]) => compareDuty(rate, highest[1]) === null);
  return { party: highest[0], notComparable: notComparable.map(([party]) => party).sort() };
}

// Percentages lead, so that the highest of them is found before kinds that may not be comparable with it.
function byRankThenAlphabet([a, rateA]: [string, DutyRate], [b, rateB]: [string, DutyRate]): number {
  const lead = Number(rateB.kind === 'adValorem') - Number(rateA.kind === 'adValorem');
  return lead || (a < b ? -1 : 1);
}
