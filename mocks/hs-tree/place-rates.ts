import type { HsLineRates, PlaceRates } from '@/features/hs/tree/hs-tree-schema';
import type { RatesTable } from '../tariffs/packed';

type Cell = number | string | null | undefined;

const NO_PREFERENCE = '-';

/** Counts and ranges of the lines whose codes begin with one of `starts`; `rcep` is the name of a column. */
export function placeRates(table: RatesTable, starts: readonly string[], rcep: string | null): PlaceRates {
  const rows = table.rows.filter(([code]) => starts.some((start) => code.startsWith(start)));
  const cells = (column: string) => {
    const at = table.columns.indexOf(column);
    return rows.map((row): Cell => row[at]);
  };
  return {
    lines: new Set(rows.map(([code]) => code)).size,
    mfn: lineRates(cells('mfn')),
    rcep: rcep === null ? null : lineRates(cells(rcep)),
  };
}

/** The range of packed rates: a number is a percentage, null a rate that is none, `-` no preference, the rest no data. */
export function lineRates(cells: readonly Cell[]): HsLineRates {
  const percents = cells.filter((cell) => typeof cell === 'number');
  const count = (wanted: Cell) => cells.filter((cell) => cell === wanted).length;
  return {
    low: percents.length === 0 ? null : Math.min(...percents),
    high: percents.length === 0 ? null : Math.max(...percents),
    others: count(null),
    none: count(NO_PREFERENCE),
    missing: count('') + count(undefined),
  };
}
