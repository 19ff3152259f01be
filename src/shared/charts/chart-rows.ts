import type { CsvCell, CsvColumn } from '@/shared/files/csv';
import { placesOf, valuesAt } from './chart-series';
import type { ChartSeries, SeriesMark } from './chart-series';

/** The texts in a chart's file besides the values. */
interface ChartFileTexts {
  /** Column head of the x values (年份). */
  xHead: string;
  unit: string;
  /** The sources of the values, as one text. */
  source: string;
  /** Names a column in the reader's language. */
  headOf: (column: 'series' | 'value' | 'unit' | 'mark' | 'source') => string;
  /** The mark in words. */
  markOf: (mark: 'fact' | SeriesMark) => string;
}

/** A chart's values as rows of a file: one value each, empty without data, with unit, mark and source. */
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
