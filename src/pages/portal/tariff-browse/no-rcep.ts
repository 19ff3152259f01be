import { inForce } from '@/domain/rcep';
import type { BrowseQuery } from './browse-query';

/** Why there are no RCEP rates, whatever the tariff lists. */
export type NoRcep = 'noExporter' | 'same-country' | 'not-a-party' | 'not-applied' | 'not-yet';

/** The reason in place of RCEP rates; null if they apply, or if that is unknown. */
export function noRcepReason({ from, to, date }: BrowseQuery): NoRcep | null {
  if (to === null) return null;
  if (from === null) return 'noExporter';
  const state = inForce(to, from, date);
  return state.inForce || state.reason === 'not-established' ? null : state.reason;
}

/** True if no source confirms that the Agreement applies between the two countries. */
export function isUnconfirmed({ from, to, date }: BrowseQuery): boolean {
  if (from === null || to === null) return false;
  const state = inForce(to, from, date);
  return !state.inForce && state.reason === 'not-established';
}
