import { compareDuty } from '@/domain/rcep';
import type { DutyRate } from '@/domain/rcep';
import type { PairDuty } from './pair-duty';
import type { PartnerRow } from './partners';

/**
 * The rank of an RCEP rate among the Parties with comparable rates, itself included: `place` 1 is the lowest of `of`,
 * and `same` others have the same rate. Missing rates and those of another kind do not count.
 */
export interface PartnerRank {
  place: number;
  of: number;
  same: number;
  kind: 'all-same' | 'lowest' | 'highest' | 'between';
}

/**
 * Ranks the country pair among all exporters to which the Agreement applies; null without a rate or comparable
 * others.
 */
export function partnerRank(pair: PairDuty, rows: readonly PartnerRow[]): PartnerRank | null {
  const own = rcepDuty(pair);
  if (own === null) return null;
  const orders = rows
    .filter((row) => row.pair.from !== pair.from)
    .flatMap((row) => rcepDuty(row.pair) ?? [])
    .map((duty) => compareDuty(duty, own))
    .filter((order) => order !== null);
  if (orders.length === 0) return null;
  const lower = orders.filter((order) => order === -1).length;
  const same = orders.filter((order) => order === 0).length;
  const of = orders.length + 1;
  return { place: lower + 1, of, same, kind: kindOf(lower, same, orders.length) };
}

/**
 * The RCEP rate that applies to a country pair, a line without commitment included; null if none applies or there is
 * no data.
 */
const rcepDuty = ({ inForce, rcep }: PairDuty): DutyRate | null =>
  inForce.inForce && rcep.kind !== 'missing' ? rcep.rate.duty : null;

function kindOf(lower: number, same: number, others: number): PartnerRank['kind'] {
  if (same === others) return 'all-same';
  if (lower === 0) return 'lowest';
  return lower + same === others ? 'highest' : 'between';
}
