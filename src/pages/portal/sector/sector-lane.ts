import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { COUNTRY_CODES } from '@/features/countries/country-codes';

/** The lane a sector is looked at on, two of the portal's countries. */
export interface SectorLane {
  from: string;
  to: string;
}

/** The lane shown where the address names none: its importer's whole tariff is held. */
const USUAL_LANE: SectorLane = { from: 'CN', to: 'VN' };

/** The day the rates of the page are of: it lies in 2026 under both tariff-year clocks. */
export const RATES_DAY = '2026-07-01';

/** The lane as the address carries it, and how to choose another one; the search of the basket stays. */
export function useSectorLane(): [SectorLane, (change: Partial<SectorLane>) => void] {
  const [params, setParams] = useSearchParams();
  const [askedFrom, askedTo] = [params.get('from'), params.get('to')];
  const lane = useMemo(
    () => ({ from: known(askedFrom) ?? USUAL_LANE.from, to: known(askedTo) ?? USUAL_LANE.to }),
    [askedFrom, askedTo],
  );
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
