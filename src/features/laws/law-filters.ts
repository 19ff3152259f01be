import { COUNTRY_CODE } from '@/shared/routing/country-code';
import { LAW_STATUSES } from './law-status-schema';
import { LAW_KINDS, NO_YEAR } from './laws-schema';
import type { LawWire } from './laws-api';

/** The filters of the list of laws, named as in the address; `kind` is shown as tabs, the others as facets. */
export const LAW_FILTERS = ['kind', 'country', 'status', 'standardType', 'productType', 'year'] as const;
export type LawFilter = (typeof LAW_FILTERS)[number];
/** The chosen values of each filter. */
export type LawFilters = Record<LawFilter, string[]>;

/** Laws on one page. */
export const LAW_PAGE_SIZE = 20;

/** The order of the list: relevance to the search, or its date. */
export type LawSort = 'relevance' | 'newest' | 'oldest';

/** The available orders, the first being the default; relevance needs a search text. */
export const lawSorts = (q: string): readonly [LawSort, ...LawSort[]] =>
  q === '' ? ['newest', 'oldest'] : ['relevance', 'newest', 'oldest'];

/** The order named by `sort` of the address, else the first available. */
export function readLawSort(text: string | null, q: string): LawSort {
  const sorts = lawSorts(q);
  return sorts.find((sort) => sort === text) ?? sorts[0];
}

const CODE = /^[A-Za-z]{2,40}$/;

/** Valid values in the address; anything else is ignored. */
const ALLOWED: Record<LawFilter, (value: string) => boolean> = {
  kind: isOneOf(LAW_KINDS),
  country: (value) => COUNTRY_CODE.test(value),
  status: isOneOf(LAW_STATUSES),
  standardType: (value) => CODE.test(value),
  productType: (value) => CODE.test(value),
  year: (value) => value === NO_YEAR || /^\d{4}$/.test(value),
};

/** The filters from the address, without invalid values. */
export function readLawFilters(raw: Readonly<Record<string, readonly string[]>>): LawFilters {
  const entries = LAW_FILTERS.map((name) => [name, (raw[name] ?? []).filter(ALLOWED[name])]);
  return Object.fromEntries(entries) as LawFilters;
}

/**
 * The query for the server: values in a fixed order, defaults left out, so that equal queries have equal addresses.
 */
export function lawWire(
  state: { q: string; page: number; filters: LawFilters; sort: LawSort },
  pageSize = LAW_PAGE_SIZE,
): LawWire {
  const { q, page, filters, sort } = state;
  const listed = LAW_FILTERS.map((name) => [`${name}_IN`, filters[name].toSorted().join(',')]);
  return {
    ...Object.fromEntries(listed.filter(([, values]) => values !== '')),
    ...(q !== '' && { q }),
    ...(sort !== lawSorts(q)[0] && { date_ORDER: sort === 'oldest' ? ('ASC' as const) : ('DESC' as const) }),
    ...(page > 1 && { pageNo: page }),
    pageSize,
  };
}

function isOneOf(values: readonly string[]): (value: string) => boolean {
  return (value) => values.includes(value);
}
