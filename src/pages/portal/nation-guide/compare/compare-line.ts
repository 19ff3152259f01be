import type { Fact, FactRow } from '../facts/fact';
import type { QueryOn } from '../facts/query-on';

/** One row of a comparison: what stands there for each country, in their order. */
export interface CompareLine {
  id: string;
  label: string;
  facts: readonly Fact[];
}

/** The rows of a guide, read for several countries. */
export const linesOf = <T>(rows: readonly FactRow<T>[], of: readonly T[]): CompareLine[] =>
  rows.map(({ id, label, fact }) => ({ id, label, facts: of.map(fact) }));

/** The query with its data read into something else. */
export const reading = <T, U>(query: QueryOn<T>, read: (data: T) => U): QueryOn<U> => ({
  data: query.data === undefined ? undefined : read(query.data),
  isError: query.isError,
  dataUpdatedAt: query.dataUpdatedAt,
  refetch: query.refetch,
});
