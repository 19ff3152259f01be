import { isKnownCountry } from '@/features/countries/country-codes';
import type { ListState } from '@/shared/list/list-state';
import { useEconomyName } from '@/features/risk-cases/view/words/use-economy-name';

/** The filter of a place, and its end of the route. */
const SIDES = { exporter: 'from', importer: 'to' } as const;

/** A filter value that is neither a country nor an economy of any case. */
export interface UnknownPlace {
  filter: keyof typeof SIDES;
  side: 'from' | 'to';
  requested: string;
}

/** Unknown places in the list's address: importers must be one of the 16, exporters may be others with a name. */
export function useUnknownPlaces({ filters }: Pick<ListState, 'filters'>): UnknownPlace[] {
  const nameOf = useEconomyName();
  const isKnown = {
    importer: isKnownCountry,
    exporter: (code: string) => code === 'all' || isKnownCountry(code) || nameOf(code) !== code,
  };
  return (['exporter', 'importer'] as const).flatMap((filter) =>
    (filters[filter] ?? [])
      .filter((code) => !isKnown[filter](code))
      .map((requested) => ({ filter, side: SIDES[filter], requested })),
  );
}
