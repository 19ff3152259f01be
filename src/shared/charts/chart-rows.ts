import type { CsvCell, CsvColumn } from '@/shared/files/csv';
import { placesOf, valuesAt } from './chart-series';
import type { ChartSeries, SeriesMark } from './chart-series';

/** What the rows of a chart's file say beside the values. */
interface ChartFileTexts {
  /** Head of the places (年份). */
  xHead: string;
  unit: string;
  /** Where the values come from, one text. */
  source: string;
  /** Names a column in the reader's language. */
  headOf: (column: 'series' | 'value' | 'unit' | 'mark' | 'source') => string;
  /** The mark in words. */
  markOf: (mark: 'fact' | SeriesMark) => string;
}

/** A chart's values as rows of a file: one value each, empty where none is held, with unit, mark and source. */
export function chartRows(
  series: readonly ChartSeries[],
  texts: ChartFileTexts,
): {
  rows: Record<string, CsvCell>[];
  columns: CsvColumn[];
} {
  const places = placesOf(series);
  const rows = series.flatMap((each) =>
    valuesAt(each, places).map((value, index) => ({
      x: places[index] ?? null,
      series: each.name,
      value,
      unit: texts.unit,
      mark: texts.markOf(each.mark ?? 'fact'),
      source: texts.source,
    })),
  );
  const own = (['series', 'value', 'unit', 'mark', 'source'] as const).map((key) => ({
    key,
    label: texts.headOf(key),
  }));
  return { rows, columns: [{ key: 'x', label: texts.xHead }, ...own] };
}
