import { filterRows, findPage, PORTAL_OPERATORS } from './list-query';

/** The number of rows for each value of a field. */
export type FacetCounts = Record<string, { value: string; count: number }[]>;

/**
 * One page of `rows` by `findPage`, with the counts of each of `fields`: over the rows that match all other
 * filters, so that a selection can be widened. A value hidden only by other selections is included with 0.
 */
export function facetPage<T extends object>(
  rows: readonly T[],
  query: URLSearchParams,
  fields: readonly string[],
) {
  return { ...findPage(rows, query, PORTAL_OPERATORS), facets: facetCounts(rows, query, fields) };
}

/** The counts of each of `fields` under `query`, most first, then by value. A field may be one value or a list. */
function facetCounts(
  rows: readonly object[],
  query: URLSearchParams,
  fields: readonly string[],
): FacetCounts {
  return Object.fromEntries(
    fields.map((field) => {
      const others = new URLSearchParams([...query].filter(([key]) => !key.startsWith(`${field}_`)));
      const counts = new Map(rows.flatMap((row) => valuesOf(row, field)).map((value) => [value, 0]));
      for (const value of filterRows(rows, others, PORTAL_OPERATORS).flatMap((row) => valuesOf(row, field)))
        counts.set(value, (counts.get(value) ?? 0) + 1);
      const all = [...counts].map(([value, count]) => ({ value, count }));
      return [field, all.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))];
    }),
  );
}

function valuesOf(row: object, field: string): string[] {
  const available = (row as Record<string, unknown>)[field];
  const values = Array.isArray(available) ? available : [available];
  return values.filter((value) => value !== null && value !== undefined && value !== '').map(String);
}
