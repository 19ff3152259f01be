import type { IndicatorRow, NewIndicator } from '@/features/standards/rows/indicator-rows-schema';

const OPTIONAL = [
  'key',
  'productClass',
  'unit',
  'testMethod',
  'inForceFrom',
  'note',
  'sourceUrl',
  'asOf',
] as const;

/** The values of the form of an indicator. */
export type IndicatorValues = Readonly<
  Pick<NewIndicator, 'name' | 'limit' | 'mark'> & Record<(typeof OPTIONAL)[number], string | null>
>;

const noText = Object.fromEntries(OPTIONAL.map((name) => [name, null])) as Record<
  (typeof OPTIONAL)[number],
  null
>;

/** A new indicator is 待核 until its source is entered. */
export const EMPTY_INDICATOR: IndicatorValues = { ...noText, name: '', limit: '', mark: 'unchecked' };

export function indicatorValues(row: IndicatorRow): IndicatorValues {
  const texts = Object.fromEntries(OPTIONAL.map((name) => [name, row[name] ?? null])) as typeof noText;
  return { ...texts, name: row.name, limit: row.limit, mark: row.mark };
}

/** The request body for an indicator of a standard. */
export function indicatorBody(values: IndicatorValues, standardId: string): NewIndicator {
  const texts = Object.fromEntries(OPTIONAL.map((name) => [name, values[name]?.trim() || null]));
  return {
    ...texts,
    standardId,
    name: values.name.trim(),
    limit: values.limit.trim(),
    mark: values.mark,
  };
}
