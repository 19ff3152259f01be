import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { USUAL_PAIR } from '@/features/sectors/usual-pair';

/** The route of a sector page, two of the portal's countries. */
export interface SectorPair {
  from: string;
  to: string;
}

/** The route of an address. */
const readSectorPair = (params: URLSearchParams): SectorPair => ({
  from: known(params.get('from')) ?? USUAL_PAIR.from,
  to: known(params.get('to')) ?? USUAL_PAIR.to,
});

/** The route in the address, and a function to change it; the search of the basket stays. */
export function useSectorPair(): [SectorPair, (change: Partial<SectorPair>) => void] {
  const [params, setParams] = useSearchParams();
  const pair = useMemo(() => readSectorPair(params), [params]);
  const change = (part: Partial<SectorPair>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      const { from, to } = { ...pair, ...part };
      next.set('from', from);
      next.set('to', to);
      next.delete('page');
      return next;
    });
  return [pair, change];
}

const known = (code: string | null) => COUNTRY_CODES.find((country) => country === code?.toUpperCase());
