import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { USUAL_LANE } from '@/features/sectors/usual-lane';

/** The route of a sector page, two of the portal's countries. */
export interface SectorLane {
  from: string;
  to: string;
}

/** The route of an address. */
const readSectorLane = (params: URLSearchParams): SectorLane => ({
  from: known(params.get('from')) ?? USUAL_LANE.from,
  to: known(params.get('to')) ?? USUAL_LANE.to,
});

/** The route in the address, and a function to change it; the search of the basket stays. */
export function useSectorLane(): [SectorLane, (change: Partial<SectorLane>) => void] {
  const [params, setParams] = useSearchParams();
  const lane = useMemo(() => readSectorLane(params), [params]);
  const change = (part: Partial<SectorLane>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      const { from, to } = { ...lane, ...part };
      next.set('from', from);
      next.set('to', to);
      next.delete('page');
      return next;
    });
  return [lane, change];
}

const known = (code: string | null) => COUNTRY_CODES.find((country) => country === code?.toUpperCase());
