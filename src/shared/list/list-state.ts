/** What a list shows, as its address says it: free text, page from 1, tab, and the chosen values of each filter. */
export interface ListState {
  q: string;
  page: number;
  /** Empty where the address names none. */
  tab: string;
  filters: Readonly<Record<string, readonly string[]>>;
}

const MAX_QUERY_LENGTH = 200;

/** Reads a list's state from the address; what makes no sense there is ignored. */
export function readListState(params: URLSearchParams, filterNames: readonly string[]): ListState {
  const page = params.get('page') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    tab: params.get('tab') ?? '',
    filters: Object.fromEntries(filterNames.map((name) => [name, valuesOf(params.get(name))])),
  };
}

/**
 * The address with `change` in it: what a list does not know stays, empty values and the first page are left out. Another
 * text, tab or filter begins at the first page.
 */
export function writeListState(params: URLSearchParams, change: Partial<ListState>): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  if (change.q !== undefined) set('q', change.q.trim().slice(0, MAX_QUERY_LENGTH));
  if (change.tab !== undefined) set('tab', change.tab);
  for (const [name, values] of Object.entries(change.filters ?? {})) set(name, values.join(','));
  set('page', change.page === undefined || change.page <= 1 ? '' : String(change.page));
  return next;
}

/** The values of a filter with one more, or without it where it was chosen. */
export const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((held) => held !== value) : [...values, value];

const valuesOf = (text: string | null): string[] => [
  ...new Set((text ?? '').split(',').filter((value) => value !== '')),
];
