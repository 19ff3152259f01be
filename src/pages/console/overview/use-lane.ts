import { isParty } from '@/domain/rcep';
import { useSearchParams } from 'react-router-dom';
import { COUNTRY_CODES } from '@/features/countries/country-codes';

/** The Parties, in the order of the portal. */
export const LANE_COUNTRIES = COUNTRY_CODES.filter(isParty);
export type Party = (typeof LANE_COUNTRIES)[number];

/** From an exporting to an importing Party. */
export interface OverviewLane {
  from: Party;
  to: Party;
}

const USUAL: OverviewLane = { from: 'CN', to: 'VN' };

/** The route in the address (`from`, `to`), China to Viet Nam by default, and a function to change it. */
export function useLane(): { lane: OverviewLane; chooseLane: (lane: OverviewLane) => void } {
  const [query, setQuery] = useSearchParams();
  const requested = { from: partyOf(query.get('from')), to: partyOf(query.get('to')) };
  const lane = { from: requested.from ?? USUAL.from, to: requested.to ?? USUAL.to };
  return { lane, chooseLane: (chosen) => setQuery({ ...chosen }, { replace: true }) };
}

const partyOf = (text: string | null): Party | undefined => LANE_COUNTRIES.find((code) => code === text);
