import { inForce } from '@/domain/rcep';
import { RATES_DAY } from '@/features/sectors/rates-day';
import type { SectorPair } from './sector-pair';

/** Why a route has no RCEP rate, comparison or rule at all. */
export type NoRcep = 'not-a-party' | 'not-applied' | 'not-yet';

/** The reason in place of all RCEP data on a route; null if RCEP applies, or if that is unknown. */
export function reasonWithoutRcep({ from, to }: SectorPair): NoRcep | null {
  const state = inForce(to, from, RATES_DAY);
  if (state.inForce || state.reason === 'not-established' || state.reason === 'same-country') return null;
  return state.reason;
}
