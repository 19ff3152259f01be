import { COUNTRY_CODE } from '@/shared/routing/country-code';
import { SECTOR_IDS } from '@/shared/routing/paths';
import type { StandardPageWire } from './standards-api';
import { ADOPTION_STATES, INTERNATIONAL, STANDARD_STATUSES } from './standards-schema';

/** The filters of the library, named as in the address. */
export const STANDARD_FILTERS = [
  'country',
  'body',
  'sector',
  'ics',
  'relation',
  'status',
  'has',
  'year',
] as const;
export type StandardFilter = (typeof STANDARD_FILTERS)[number];
/** The chosen values of each filter; `has` is `indicators` or none. */
export type StandardFilters = Record<StandardFilter, string[]>;

/** The only value of the filter `has`. */
export const HAS_INDICATORS = 'indicators';

/** Standards on one page. */
export const STANDARD_PAGE_SIZE = 20;

/** Valid values in the address; anything else is ignored. */
const ALLOWED: Record<StandardFilter, (value: string) => boolean> = {
  country: (value) => value === INTERNATIONAL || COUNTRY_CODE.test(value),
  body: (value) => /^[A-Z]{2,10}$/.test(value),
  sector: isOneOf(SECTOR_IDS),
  ics: (value) => /^\d{2}(\.\d{3})?$/.test(value),
  relation: isOneOf(ADOPTION_STATES),
  status: isOneOf(STANDARD_STATUSES),
  has: (value) => value === HAS_INDICATORS,
  year: (value) => /^\d{4}$/.test(value),
};

/** The filters from the address, without invalid values. */
export function readStandardFilters(raw: Readonly<Record<string, readonly string[]>>): StandardFilters {
  const entries = STANDARD_FILTERS.map((name) => [name, (raw[name] ?? []).filter(ALLOWED[name])]);
  return Object.fromEntries(entries) as StandardFilters;
}

/** The query to the server: values in a fixed order, defaults left out, so that the same query has one address. */
export function standardWire(
  state: { q: string; page: number; filters: StandardFilters },
  pageSize = STANDARD_PAGE_SIZE,
): StandardPageWire {
  const { q, page, filters } = state;
  const listed = STANDARD_FILTERS.filter((name) => name !== 'has').map((name) => [
    `${name}_IN`,
    filters[name].toSorted().join(','),
  ]);
  return {
    ...Object.fromEntries(listed.filter(([, values]) => values !== '')),
    ...(q !== '' && { q }),
    ...(filters.has.length > 0 && { hasIndicators: '1' as const }),
    ...(page > 1 && { pageNo: page }),
    pageSize,
  };
}

function isOneOf(values: readonly string[]): (value: string) => boolean {
  return (value) => values.includes(value);
}
