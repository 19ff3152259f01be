import { PARTIES } from '@/domain/rcep';
import { isSameRate } from '../rates/rate-result';
import { laneOf } from './lane';
import type { Lane } from './lane';
import type { LaneAmounts } from './lane-payable';
import type { RateAsSent, TariffLine } from '../tariffs-schema';

/** India is shown with the Parties, at MFN and with the reason (data rules: India is not a Party). */
const NON_PARTY = 'IN';

/** One row of the table of all partners: the country pair, and whether its RCEP rate differs from another Party's. */
export interface PartnerRow {
  lane: Lane;
  isDifferent: boolean;
}

/**
 * One row per exporting Party, India last; rows whose rate is not the commonest are flagged as a tariff differential
 * (Article 2.6).
 */
export function partnerRows(line: TariffLine, to: string, date: string, amounts: LaneAmounts): PartnerRow[] {
  const lanes = [...PARTIES, NON_PARTY]
    .filter((party) => party !== to)
    .map((party) => laneOf(line, party, to, date, amounts));
  const [, ...others] = rateGroups(lanes).toSorted((a, b) => b.length - a.length);
  const different = new Set(others.flat());
  return lanes.map((lane) => ({ lane, isDifferent: different.has(lane) }));
}

/**
 * The number of exporters with an applicable RCEP rate, and of different rates among them: more than one is a tariff
 * differential (Article 2.6.1), fewer than two rates are inconclusive.
 */
export interface RateSpread {
  available: number;
  different: number;
}

/** Counts the RCEP rates of the rows. */
export function rateSpread(rows: readonly PartnerRow[]): RateSpread {
  const groups = rateGroups(rows.map(({ lane }) => lane));
  return { available: groups.flat().length, different: groups.length };
}

/** The country pairs with an applicable RCEP rate, grouped by rate. */
function rateGroups(lanes: readonly Lane[]): Lane[][] {
  const groups: { rate: RateAsSent; lanes: Lane[] }[] = [];
  for (const lane of lanes) {
    const rate = rateResult(lane);
    if (rate === null) continue;
    const group = groups.find((known) => isSameRate(known.rate, rate));
    if (group) group.lanes.push(lane);
    else groups.push({ rate, lanes: [lane] });
  }
  return groups.map((group) => group.lanes);
}

const rateResult = ({ inForce, rcep }: Lane): RateAsSent | null =>
  inForce.inForce && rcep.kind !== 'missing' ? rcep.rate : null;
