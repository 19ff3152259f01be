import { formatNumber } from '@/shared/format/number';
import { sharedDecimals } from '@/shared/format/shared-decimals';
import { useLanguage } from '@/shared/i18n/use-language';
import { DataTable } from '@/shared/ui/table/data-table';
import { NoData } from '@/shared/ui/marks/no-data';
import { placesOf, valuesAt } from './chart-series';
import type { ChartSeries } from './chart-series';

interface ChartTableProps {
  caption: string;
  xHead: string;
  seriesHead: string;
  series: readonly ChartSeries[];
  nameOf: (series: ChartSeries) => string;
  decimals: number | undefined;
}

/** A chart's values as a table: one row per x value, or per series if there are more series than x values. */
export function ChartTable({ caption, xHead, seriesHead, series, nameOf, decimals }: ChartTableProps) {
  const language = useLanguage();
  const places = placesOf(series);
  const grid = series.map((each) => valuesAt(each, places));
  const digits = decimals ?? sharedDecimals(grid.flat().filter((value) => value !== null));
  const cell = (value: number | null) =>
    value === null ? <NoData /> : formatNumber(value, language, digits);
  const isTurned = series.length > places.length || series.length > MOST_COLUMNS;
  const [rows, columns] = isTurned
    ? [series.map(nameOf), places.map(String)]
    : [places.map(String), series.map(nameOf)];
  return (
    <DataTable
      caption={caption}
      rows={rows.map((_, index) => index)}
      rowKey={String}
      narrow={columns.length > 2 ? 'scroll' : 'rows'}
      columns={[
        {
          id: 'head',
          head: isTurned ? seriesHead : xHead,
          cell: (row) => <span className="no-break">{rows[row]}</span>,
        },
        ...columns.map((head, column) => ({
          id: `c${column}`,
          head,
          align: 'end' as const,
          narrow: 'value' as const,
          cell: (row: number) => cell((isTurned ? grid[row]?.[column] : grid[column]?.[row]) ?? null),
        })),
      ]}
    />
  );
}

const MOST_COLUMNS = 4;
