import { readDate } from './calendar-date';
import { myanmarRow } from './myanmar';
import { partyFacts } from '../parties';

/** Whether the Agreement binds between two countries: since when (`yyyy-MM-dd`), or why not. */
export type InForce =
  | { inForce: true; since: string }
  | {
      inForce: false;
      reason: 'same-country' | 'not-a-party' | 'not-yet' | 'not-applied' | 'not-established';
    };

/**
 * What is published about an importer and an exporter, over what follows from the Agreement: whether the importer
 * applies it to the exporter's goods, and since when (`yyyy-MM-dd`); null: since the day that follows from it.
 */
export interface PairApplication {
  exporter: string;
  applies: boolean;
  since: string | null;
}

/**
 * Whether the Agreement binds between importer and exporter on a date (chapter 20), tested in the order same
 * country, non-Party, the importer's published `terms`, Myanmar's row, date; `since` is the later of the two dates.
 * RangeError for an impossible date.
 */
export function inForce(
  importer: string,
  exporter: string,
  date: string,
  terms: readonly PairApplication[] = [],
): InForce {
  readDate(date);
  if (importer === exporter) return { inForce: false, reason: 'same-country' };
  const buyer = partyFacts(importer);
  const seller = partyFacts(exporter);
  if (!buyer || !seller) return { inForce: false, reason: 'not-a-party' };

  const own = terms.find((each) => each.exporter === exporter);
  if (own?.applies === false) return { inForce: false, reason: 'not-applied' };
  if (own?.since) return sinceOn(own.since, date);

  const importerSince = buyer.entryIntoForce;
  // Myanmar as importer: no date of its own is established.
  if (importerSince === null) return { inForce: false, reason: 'not-established' };

  const exporterSince = seller.entryIntoForce ?? myanmarRow(importer)?.since;
  if (exporterSince === undefined) return { inForce: false, reason: 'not-established' };
  if (exporterSince === null) return { inForce: false, reason: 'not-applied' };

  return sinceOn(importerSince > exporterSince ? importerSince : exporterSince, date);
}

const sinceOn = (since: string, date: string): InForce =>
  date < since ? { inForce: false, reason: 'not-yet' } : { inForce: true, since };
