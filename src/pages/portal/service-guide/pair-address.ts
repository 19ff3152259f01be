import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { isQueryDay, readPairQuery } from '@/features/tariffs/country-pair/pair-query';
import type { PairQuery } from '@/features/tariffs/country-pair/pair-query';

/** Unusable values in the address; empty if nothing is wrong. */
export type Unusable = Readonly<Record<'from' | 'to' | 'date', string>>;

/** The route of an address, its countries among the 16 or null, and its invalid parts. */
export interface PairAddress {
  query: PairQuery;
  unusable: Unusable;
}

/** Maximum length of a part of an address to repeat in a message. */
const MAX_QUOTED = 40;

/** Reads the address of the guide; `today` replaces a missing or impossible date. */
export function readPairAddress(params: URLSearchParams, today: string): PairAddress {
  const query = readPairQuery(params, today);
  const requested = (name: keyof Unusable) => (params.get(name) ?? '').trim().slice(0, MAX_QUOTED);
  const from = knownCountry(query.from);
  const to = knownCountry(query.to);
  return {
    query: { ...query, from, to },
    unusable: {
      from: from === null ? requested('from') : '',
      to: to === null ? requested('to') : '',
      date: isQueryDay(requested('date')) ? '' : requested('date'),
    },
  };
}

const knownCountry = (requested: string | null): string | null =>
  COUNTRY_CODES.find((code) => code === requested) ?? null;
