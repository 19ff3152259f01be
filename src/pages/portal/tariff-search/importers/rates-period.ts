import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import { isNotRcepNow } from '../rates/no-rcep';

/**
 * The period in which all shown rates of some lines apply: a year (`2026`) at both ends if it is exactly that
 * calendar year, else its first and last day. Null if no rate is shown.
 */
export function ratesPeriod(pairs: readonly PairDuty[]): { from: string; to: string } | null {
  const rates = pairs
    .flatMap((pair) => (isNotRcepNow(pair) ? [pair.mfn] : [pair.mfn, pair.rcep]))
    .flatMap((result) => (result.kind === 'missing' ? [] : [result.rate]));
  const from = rates
    .map(({ validFrom }) => validFrom)
    .toSorted()
    .at(-1);
  const to = rates.map(({ validTo }) => validTo).toSorted()[0];
  if (from === undefined || to === undefined) return null;
  const year = from.slice(0, 4);
  return from === `${year}-01-01` && to === `${year}-12-31` ? { from: year, to: year } : { from, to };
}
