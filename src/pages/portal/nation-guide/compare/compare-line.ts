import type { Fact, FactRow } from '../facts/fact';
import { NOT_READ, READING } from '../facts/fact';
import type { QueryOn } from '../facts/query-on';

/** One row of a comparison: what stands there for each country, in their order. */
export interface CompareLine {
  id: string;
  label: string;
  facts: readonly Fact[];
}

/** What has been read of one country; nothing while it is asked for, or when that failed. */
export interface CountryPlace<T> {
  data: T | undefined;
  isError: boolean;
}

/** The place of a country of which nothing has to be read. */
export const known = <T>(data: T): CountryPlace<T> => ({ data, isError: false });

/** The rows of a guide for several countries. */
export const linesOf = <T>(rows: readonly FactRow<T>[], of: readonly CountryPlace<T>[]): CompareLine[] =>
  rows.map(({ id, label, fact }) => ({
    id,
    label,
    facts: of.map(({ data, isError }) => (data !== undefined ? fact(data) : isError ? NOT_READ : READING)),
  }));

/** True when each place of the row has been read. */
export const isWhole = ({ facts }: CompareLine): boolean => facts.every(({ kind }) => kind !== 'unread');

/** The query with its data read into something else. */
export const reading = <T, U>(query: QueryOn<T>, read: (data: T) => U): QueryOn<U> => ({
  data: query.data === undefined ? undefined : read(query.data),
  isError: query.isError,
  error: query.error,
  dataUpdatedAt: query.dataUpdatedAt,
  refetch: query.refetch,
});
