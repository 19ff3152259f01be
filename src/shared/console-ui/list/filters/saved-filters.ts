import type { TableSort } from '@/shared/ui/table/table-column';

/** The filters and the order of a list under a name. */
export interface SavedFilter {
  name: string;
  /** The text of each filter that is set. */
  texts: Readonly<Record<string, string>>;
  sort: TableSort | null;
  /** True for the one the list opens with. */
  isDefault: boolean;
}

/** The most characters of a name. */
export const MAX_FILTER_NAME = 40;

/** The key of a list's filters in the storage of the user; the list by its name. */
export const filtersKey = (list: string): string => `list-filters:${list}`;

type SavedFilters = readonly SavedFilter[];

/** Saves the filters under a name; one of the same name is replaced and stays the default if it was. */
export function withFilter(
  all: SavedFilters,
  { name, texts, sort }: Omit<SavedFilter, 'isDefault'>,
): SavedFilters {
  const set = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
  const isDefault = all.some((each) => each.name === name && each.isDefault);
  const saved = { name, texts: set, sort, isDefault };
  return all.some((each) => each.name === name)
    ? all.map((each) => (each.name === name ? saved : each))
    : [...all, saved];
}

export const withoutFilter = (all: SavedFilters, name: string): SavedFilters =>
  all.filter((each) => each.name !== name);

/** True if one of them has the name, as it is typed. */
export const isTaken = (all: SavedFilters, name: string): boolean =>
  all.some((each) => each.name === name.trim());

/** The same under another name, in its place. */
export const withRenamed = (all: SavedFilters, name: string, next: string): SavedFilters =>
  all.map((each) => (each.name === name ? { ...each, name: next } : each));

/** A deleted one and the place it had. */
export interface DeletedFilter {
  filter: SavedFilter;
  at: number;
}

/**
 * Puts a deleted one back in its place. Another tab may have changed the list since: one that has its name now stays as
 * it is, and so does another default.
 */
export function withRestored(all: SavedFilters, { filter, at }: DeletedFilter): SavedFilters {
  if (isTaken(all, filter.name)) return all;
  const isDefault = filter.isDefault && !all.some((each) => each.isDefault);
  return all.toSpliced(at, 0, { ...filter, isDefault });
}

/** Makes one of them the default, or none. */
export const withDefault = (all: SavedFilters, name: string | null): SavedFilters =>
  all.map((each) => ({ ...each, isDefault: each.name === name }));

/** Filters as `ListState` has them: those not saved are empty. */
export const filtersOf = ({ texts }: SavedFilter, names: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(names.map((name) => [name, [texts[name] ?? '']]));

/** True for stored filters. */
export const areSavedFilters = (value: unknown): value is SavedFilters =>
  Array.isArray(value) && value.every(isSavedFilter);

function isSavedFilter(value: unknown): value is SavedFilter {
  if (typeof value !== 'object' || value === null) return false;
  const { name, texts, sort, isDefault } = value as Readonly<Record<string, unknown>>;
  return (
    typeof name === 'string' &&
    typeof texts === 'object' &&
    texts !== null &&
    Object.values(texts).every((text) => typeof text === 'string') &&
    (sort === null || isSort(sort)) &&
    typeof isDefault === 'boolean'
  );
}

function isSort(value: unknown): value is TableSort {
  if (typeof value !== 'object' || value === null) return false;
  const { id, direction } = value as Readonly<Record<string, unknown>>;
  return typeof id === 'string' && (direction === 'ascending' || direction === 'descending');
}
