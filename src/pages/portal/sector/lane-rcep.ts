import { inForce } from '@/domain/rcep';
import { RATES_DAY } from '@/features/sectors/rates-day';
import type { SectorLane } from './sector-lane';

/** Why a lane has no RCEP rate, comparison or rule at all. */
export type NoRcep = 'not-a-party' | 'not-applied' | 'not-yet';

/** The reason in place of all that RCEP gives on a lane; null where it gives it, or where that is not established. */
export function reasonWithoutRcep({ from, to }: SectorLane): NoRcep | null {
  const state = inForce(to, from, RATES_DAY);
  if (state.inForce || state.reason === 'not-established' || state.reason === 'same-country') return null;
  return state.reason;
}
