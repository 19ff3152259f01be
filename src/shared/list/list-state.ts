import type { TableSort } from '@/shared/ui/table/table-column';

/** The state of a list in the address. */
export interface ListState {
  /** Free text. */
  q: string;
  /** From 1. */
  page: number;
  /** Rows per page, in a list that lets the reader choose. */
  pageSize: number;
  /** Empty if not in the address. */
  tab: string;
  /** The chosen values of each filter. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Set by a head of its table; null: the list's default order. */
  sort: TableSort | null;
}

/** How a list writes its state into the address, if not in the usual way. */
export interface ListForm {
  /** Prefix of each key, for a page with two lists. */
  prefix?: string;
  /** A filter is one text, commas included, not several values. */
  hasTextFilters?: boolean;
}

/** The allowed page sizes; 10 is the back end's default. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;
const DEFAULT_PAGE_SIZE = 10;
const MAX_QUERY_LENGTH = 200;

/** Parses a list's state from the address, ignoring invalid parts. */
export function readListState(
  params: URLSearchParams,
  filterNames: readonly string[],
  { prefix = '', hasTextFilters = false }: ListForm = {},
): ListState {
  const text = (name: string) => (params.get(prefix + name) ?? '').trim();
  const page = text('page');
  const size = Number(text('size'));
  const valuesOf = (name: string) => (hasTextFilters ? [text(name)] : text(name).split(','));
  return {
    q: text('q').slice(0, MAX_QUERY_LENGTH),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    pageSize: PAGE_SIZES.find((known) => known === size) ?? DEFAULT_PAGE_SIZE,
    tab: text('tab'),
    filters: Object.fromEntries(
      filterNames.map((name) => [name, [...new Set(valuesOf(name))].filter(Boolean)]),
    ),
    sort: readSort(text('order')),
  };
}

/**
 * The address with `change`: other keys stay, empty values and defaults are left out. Another text, tab, filter,
 * order or number of rows resets to the first page.
 */
export function writeListState(
  params: URLSearchParams,
  { q, page = 1, pageSize, tab, filters = {}, sort }: Partial<ListState>,
  { prefix = '' }: ListForm = {},
): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (name: string, value: string) =>
    value === '' ? next.delete(prefix + name) : next.set(prefix + name, value);
  if (q !== undefined) set('q', q.trim().slice(0, MAX_QUERY_LENGTH));
  if (tab !== undefined) set('tab', tab);
  for (const [name, values] of Object.entries(filters)) set(name, values.join(',').trim());
  set('page', page <= 1 ? '' : String(page));
  if (pageSize !== undefined) set('size', pageSize === DEFAULT_PAGE_SIZE ? '' : String(pageSize));
  if (sort !== undefined) set('order', sort === null ? '' : `${sort.id}_${SORT_WORDS[sort.direction]}`);
  return next;
}

/** The server's sort directions, also used in the address (`order=typeCode_ASC`). */
export const SORT_WORDS = { ascending: 'ASC', descending: 'DESC' } as const;

function readSort(text: string): TableSort | null {
  const [, id, word] = /^([A-Za-z]\w*)_(ASC|DESC)$/.exec(text) ?? [];
  return id === undefined ? null : { id, direction: word === 'ASC' ? 'ascending' : 'descending' };
}

/** The values of a filter with one toggled. */
export const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((chosen) => chosen !== value) : [...values, value];
