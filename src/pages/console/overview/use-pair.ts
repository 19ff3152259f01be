import { isParty } from '@/domain/rcep';
import { useSearchParams } from 'react-router-dom';
import { COUNTRY_CODES } from '@/features/countries/country-codes';

/** The Parties, in the order of the portal. */
export const PAIR_COUNTRIES = COUNTRY_CODES.filter(isParty);
export type Party = (typeof PAIR_COUNTRIES)[number];

/** From an exporting to an importing Party. */
export interface OverviewPair {
  from: Party;
  to: Party;
}

const USUAL: OverviewPair = { from: 'CN', to: 'VN' };

/** The route in the address (`from`, `to`), China to Viet Nam by default, and a function to change it. */
export function usePair(): { pair: OverviewPair; choosePair: (pair: OverviewPair) => void } {
  const [query, setQuery] = useSearchParams();
  const requested = { from: partyOf(query.get('from')), to: partyOf(query.get('to')) };
  const pair = { from: requested.from ?? USUAL.from, to: requested.to ?? USUAL.to };
  return { pair, choosePair: (chosen) => setQuery({ ...chosen }, { replace: true }) };
}

const partyOf = (text: string | null): Party | undefined => PAIR_COUNTRIES.find((code) => code === text);
