import { type EditionRow, type PrintedRate } from '../../src/domain/editions';
import { type Cell, writePacked } from './packed-file';

/** No preference on the line. */
const NO_PREFERENCE = '-';
/** No data. */
const NO_DATA = '';

/** Chapters 98 and 99 are national: their codes are no codes of the HS. */
export const isHsCode = ({ code }: EditionRow): boolean => code < '98';

/**
 * Writes one row per line of the HS: its code, the MFN rate and the RCEP rates. A number is a percentage, null a rate
 * that is not, `-` no preference, an empty text no data.
 */
export function writeRates(
  importer: string,
  rows: readonly EditionRow[],
  columns: readonly string[],
  mfnOf: (row: EditionRow) => PrintedRate | null,
  rateOf: (row: EditionRow, column: string) => PrintedRate | undefined = (row, column) => row.rates[column],
): void {
  writePacked(`rates-${importer}.json`, {
    columns: ['code', 'mfn', ...columns],
    rows: rows
      .filter(isHsCode)
      .map((row) => [row.code, shown(mfnOf(row)), ...columns.map((column) => shown(rateOf(row, column)))]),
  });
}

function shown(rate: PrintedRate | null | undefined): Cell {
  if (rate === null || rate === undefined || rate.notation === 'blank') return NO_DATA;
  if (rate.duty === null) return null;
  if (rate.duty.kind === 'excluded') return NO_PREFERENCE;
  return rate.duty.kind === 'adValorem' ? rate.duty.percent : null;
}
