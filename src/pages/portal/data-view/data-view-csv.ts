import { isSectorIndex, measureOf, MEASURES } from './measure';
import type { TradeDataPage, TradeDataRecord } from './trade-data-schema';
import { toCsv } from '@/shared/files/csv';
import type { CsvCell } from '@/shared/files/csv';

/** Columns of the file in their order; their headers are `csv.<key>` of the area `dataview`. */
export const CSV_COLUMNS = [
  'country',
  'countryName',
  'year',
  'activity',
  'measure',
  'value',
  'unit',
  'mark',
  'edition',
  'source',
] as const;

interface CsvWords {
  headOf: (key: (typeof CSV_COLUMNS)[number]) => string;
  countryOf: (code: string) => string;
  measureOf: (measure: (typeof MEASURES)[number]) => string;
  unitOf: (measure: (typeof MEASURES)[number]) => string;
  activityOf: (activity: TradeDataRecord['activity']) => string;
}

/** All figures of the records, one per line, each with its mark, its edition and its source. */
export function dataViewCsv({ rows, sources }: TradeDataPage, words: CsvWords): string {
  const named = new Map(
    sources.map(({ id, title, publisher, asOf }) => [
      id,
      [title.text, publisher, asOf].filter((part) => part !== '').join(', '),
    ]),
  );
  const sourceOf = (...ids: (string | null)[]) =>
    [...new Set(ids)].flatMap((id) => (id === null ? [] : (named.get(id) ?? []))).join('; ');
  const lines = rows.flatMap((row) =>
    MEASURES.map((measure): Record<(typeof CSV_COLUMNS)[number], CsvCell> => {
      const isIndex = isSectorIndex(measure);
      const isGdp = measure === 'gdp';
      return {
        country: row.country,
        countryName: words.countryOf(row.country),
        year: row.year,
        activity: words.activityOf(row.activity),
        measure: words.measureOf(measure),
        value: measureOf(row, measure),
        unit: words.unitOf(measure),
        mark: isIndex ? row.indicesMark : row.mark,
        edition: isIndex || isGdp ? null : row.tradeEdition,
        source: sourceOf(isIndex ? row.indicesSourceId : isGdp ? row.gdpSourceId : row.tradeSourceId),
      };
    }),
  );
  return toCsv(
    lines,
    CSV_COLUMNS.map((key) => ({ key, label: words.headOf(key) })),
  );
}
