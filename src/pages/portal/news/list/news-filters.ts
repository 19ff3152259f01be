import { COUNTRY_CODE } from '@/shared/routing/country-code';
import type { NewsFilters } from '../news-api';
import { newsKind } from '@/features/news/news-schema';

/** The filters of the news in the address, by field. */
export const NEWS_FILTERS = ['kind', 'country', 'year'] as const;

interface AddressState {
  q: string;
  filters: Readonly<Record<string, readonly string[]>>;
}

/** The news filters in the address; impossible values are left out. */
export function readNewsFilters({ q, filters }: AddressState): Required<Omit<NewsFilters, 'sector'>> {
  return {
    q,
    kind: (filters['kind'] ?? []).filter((value) => newsKind.options.some((known) => known === value)),
    country: (filters['country'] ?? []).filter((value) => COUNTRY_CODE.test(value)),
    year: (filters['year'] ?? []).filter((value) => /^\d{4}$/.test(value)),
  };
}
