import { measureOf } from '../measure';
import type { Measure, MeasureScale } from '../measure';
import type { TradeDataRecord } from '../trade-data-schema';

/** A country's values of one measure by year; null without data. */
export interface CountryRow {
  code: string;
  values: ReadonlyMap<number, number | null>;
}

/** All years of a range, both ends included. */
export const yearsBetween = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** One row per country in the requested order, with a value or null for each year. */
export function countryRows(
  records: readonly TradeDataRecord[],
  countries: readonly string[],
  years: readonly number[],
  measure: Measure,
  scale: MeasureScale,
): CountryRow[] {
  const byKey = new Map(records.map((record) => [`${record.country}${record.year}`, record]));
  return countries.map((code) => ({
    code,
    values: new Map(
      years.map((year) => {
        const record = byKey.get(`${code}${year}`);
        return [year, record ? measureOf(record, measure, scale) : null] as const;
      }),
    ),
  }));
}

/** Rows by name or by the value of a year; countries without a value are last in either direction. */
export function sortedRows(
  rows: readonly CountryRow[],
  sort: string,
  compareNames: (a: CountryRow, b: CountryRow) => number,
): CountryRow[] {
  const [key = '', direction] = sort.split('.');
  const sign = direction === 'asc' ? 1 : -1;
  if (key === '') return [...rows];
  if (key === 'country') return [...rows].sort((a, b) => sign * compareNames(a, b));
  return [...rows].sort((a, b) => {
    const [left, right] = [a.values.get(Number(key)) ?? null, b.values.get(Number(key)) ?? null];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}
