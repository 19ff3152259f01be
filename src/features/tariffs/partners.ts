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
  const commonest = mostFrequent(lanes.flatMap((lane) => rateKey(lane) ?? []));
  return lanes.map((lane) => {
    const key = rateKey(lane);
    return { lane, isDifferent: key !== null && key !== commonest };
  });
}

/** True where the importer treats the same originating good of different Parties differently on the date (Article 2.6.1). */
export const hasDifferential = (rows: readonly PartnerRow[]) => rows.some((row) => row.isDifferent);

/** One key for each exporter to which the Agreement applies and whose RCEP rate is held; equal keys are equal rates. */
export const heldRateKeys = (rows: readonly PartnerRow[]): string[] =>
  rows.flatMap(({ lane }) => rateKey(lane) ?? []);

/** What equal RCEP rates have in common, null where none applies or is held; a text that cannot be computed stands for itself. */
function rateKey({ inForce, rcep }: Lane): string | null {
  if (!inForce.inForce || rcep.kind === 'not-held') return null;
  return JSON.stringify(rcep.rate.duty ?? rcep.rate.printed);
}

function mostFrequent(keys: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
