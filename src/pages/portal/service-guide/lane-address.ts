import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { isAskedDay, readLaneQuery } from '@/features/tariffs/lane/lane-query';
import type { LaneQuery } from '@/features/tariffs/lane/lane-query';

/** What stands in the address and cannot be used; empty where nothing is wrong. */
export type Unusable = Readonly<Record<'from' | 'to' | 'date', string>>;

/** The lane of an address, its countries among the 16 or null, and what of the address it leaves out. */
export interface LaneAddress {
  query: LaneQuery;
  unusable: Unusable;
}

/** Longest part of an address that is said again. */
const MAX_SAID = 40;

/** Reads the address of the guide; `today` stands in for a date that is missing or impossible. */
export function readLaneAddress(params: URLSearchParams, today: string): LaneAddress {
  const query = readLaneQuery(params, today);
  const asked = (name: keyof Unusable) => (params.get(name) ?? '').trim().slice(0, MAX_SAID);
  const from = knownCountry(query.from);
  const to = knownCountry(query.to);
  return {
    query: { ...query, from, to },
    unusable: {
      from: from === null ? asked('from') : '',
      to: to === null ? asked('to') : '',
      date: isAskedDay(asked('date')) ? '' : asked('date'),
    },
  };
}

const knownCountry = (asked: string | null): string | null =>
  COUNTRY_CODES.find((code) => code === asked) ?? null;
