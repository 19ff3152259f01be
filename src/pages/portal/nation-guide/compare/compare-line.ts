import type { Fact, FactRow } from '../facts/fact';
import { NOT_READ, READING } from '../facts/fact';
import type { QueryOn } from '../facts/query-on';

/** One row of a comparison: its value for each country, in their order. */
export interface CompareLine {
  id: string;
  label: string;
  facts: readonly Fact[];
}

/** The loaded data of one country; undefined while it is pending, or if it failed. */
export interface CountryPlace<T> {
  data: T | undefined;
  isError: boolean;
}

/** The cell of a country that needs no query. */
export const known = <T>(data: T): CountryPlace<T> => ({ data, isError: false });

/** The rows of a guide for several countries. */
export const compareLines = <T>(rows: readonly FactRow<T>[], of: readonly CountryPlace<T>[]): CompareLine[] =>
  rows.map(({ id, label, fact }) => ({
    id,
    label,
    facts: of.map(({ data, isError }) => (data !== undefined ? fact(data) : isError ? NOT_READ : READING)),
  }));

/** True when every cell of the row has loaded. */
export const isWhole = ({ facts }: CompareLine): boolean => facts.every(({ kind }) => kind !== 'unread');

/** The query with its data mapped to something else. */
export const reading = <T, U>(query: QueryOn<T>, read: (data: T) => U): QueryOn<U> => ({
  data: query.data === undefined ? undefined : read(query.data),
  isError: query.isError,
  error: query.error,
  dataUpdatedAt: query.dataUpdatedAt,
  refetch: query.refetch,
});
