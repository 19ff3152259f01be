import { PARTIES } from '@/domain/rcep';
import { laneOf } from './lane';
import type { Lane, LaneAmounts } from './lane';
import type { TariffLine } from './tariffs-schema';

/** India is shown beside the Parties, at MFN and with the reason (data rules: India is not a Party). */
const NON_PARTY = 'IN';

/** One row of the table of all partners: the lane from that country, and whether its RCEP rate differs from another Party's. */
export interface PartnerRow {
  lane: Lane;
  isDifferent: boolean;
}

/** One row per exporting Party, India last; a tariff differential is flagged on rows whose rate is not the commonest (Article 2.6). */
export function partnerRows(line: TariffLine, to: string, date: string, amounts: LaneAmounts): PartnerRow[] {
  const lanes = [...PARTIES, NON_PARTY]
    .filter((party) => party !== to)
    .map((party) => laneOf(line, party, to, date, amounts));
  const keys = lanes.filter((lane) => lane.inForce.inForce).map(rateKey);
  const commonest = mostFrequent(keys.filter((key) => key !== null));
  return lanes.map((lane) => {
    const key = rateKey(lane);
    return { lane, isDifferent: lane.inForce.inForce && key !== null && key !== commonest };
  });
}

/** True where the importer treats the same originating good of different Parties differently on the date (Article 2.6.1). */
export const hasDifferential = (rows: readonly PartnerRow[]) => rows.some((row) => row.isDifferent);

const rateKey = (lane: Lane) => (lane.rcep.kind === 'not-held' ? null : JSON.stringify(lane.rcep.rate.duty));

function mostFrequent(keys: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
