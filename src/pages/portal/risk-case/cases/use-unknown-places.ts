import { isKnownCountry } from '@/features/countries/country-codes';
import type { ListState } from '@/shared/list/list-state';
import { useEconomyName } from '../parts/use-economy-name';

/** Of which filter a place is, and which end of the lane that is. */
const SIDES = { exporter: 'from', importer: 'to' } as const;

/** A value of a filter that names no country, nor an economy of any case. */
export interface UnknownPlace {
  filter: keyof typeof SIDES;
  side: 'from' | 'to';
  asked: string;
}

/** The places of the list's address that mean nothing here: importers are of the 16, exporters may be others with a name. */
export function useUnknownPlaces({ filters }: Pick<ListState, 'filters'>): UnknownPlace[] {
  const nameOf = useEconomyName();
  const isKnown = {
    importer: isKnownCountry,
    exporter: (code: string) => code === 'all' || isKnownCountry(code) || nameOf(code) !== code,
  };
  return (['exporter', 'importer'] as const).flatMap((filter) =>
    (filters[filter] ?? [])
      .filter((code) => !isKnown[filter](code))
      .map((asked) => ({ filter, side: SIDES[filter], asked })),
  );
}
