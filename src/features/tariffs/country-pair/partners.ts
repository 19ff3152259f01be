import { PARTIES } from '@/domain/rcep';
import { isSameRate } from '../rates/rate-result';
import { pairDutyOf } from './pair-duty';
import type { PairDuty } from './pair-duty';
import type { PairAmounts } from './pair-payable';
import type { RateAsSent, TariffLine } from '../tariffs-schema';

/** India is shown with the Parties, at MFN and with the reason (data rules: India is not a Party). */
const NON_PARTY = 'IN';

/** One row of the table of all partners: the country pair, and whether its RCEP rate differs from another Party's. */
export interface PartnerRow {
  pair: PairDuty;
  isDifferent: boolean;
}

/**
 * One row per exporting Party, India last; rows whose rate is not the commonest are flagged as a tariff differential
 * (Article 2.6).
 */
export function partnerRows(line: TariffLine, to: string, date: string, amounts: PairAmounts): PartnerRow[] {
  const pairs = [...PARTIES, NON_PARTY]
    .filter((party) => party !== to)
    .map((party) => pairDutyOf(line, party, to, date, amounts));
  const [, ...others] = rateGroups(pairs).toSorted((a, b) => b.length - a.length);
  const different = new Set(others.flat());
  return pairs.map((pair) => ({ pair, isDifferent: different.has(pair) }));
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
  const groups = rateGroups(rows.map(({ pair }) => pair));
  return { available: groups.flat().length, different: groups.length };
}

/** The country pairs with an applicable RCEP rate, grouped by rate. */
function rateGroups(pairs: readonly PairDuty[]): PairDuty[][] {
  const groups: { rate: RateAsSent; pairs: PairDuty[] }[] = [];
  for (const pair of pairs) {
    const rate = rateResult(pair);
    if (rate === null) continue;
    const group = groups.find((known) => isSameRate(known.rate, rate));
    if (group) group.pairs.push(pair);
    else groups.push({ rate, pairs: [pair] });
  }
  return groups.map((group) => group.pairs);
}

const rateResult = ({ inForce, rcep }: PairDuty): RateAsSent | null =>
  inForce.inForce && rcep.kind !== 'missing' ? rcep.rate : null;
