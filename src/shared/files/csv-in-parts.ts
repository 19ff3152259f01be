import { type CsvCell, type CsvColumn, csvLines, toCsv } from './csv';

/** Items that are read and written at a time: a few milliseconds of work. */
const PART = 50;

/**
 * A file like that of `toCsv`, with a byte-order mark, of a number of items that are read part by part, so that none
 * of them blocks the page. `read` returns the rows of `count` items from the item `from` on: any number of rows for each.
 */
export async function csvInParts(
  columns: readonly CsvColumn[],
  total: number,
  read: (from: number, count: number) => Promise<readonly Readonly<Record<string, CsvCell>>[]>,
): Promise<Blob> {
  const parts = [new Blob(['\ufeff', toCsv([], columns)])];
  for (let from = 0; from < total; from += PART) {
    // oxlint-disable-next-line no-await-in-loop -- One part in memory at a time, in their order.
    const rows = await read(from, PART);
    parts.push(new Blob(csvLines(rows, columns).map((line) => `\r\n${line}`)));
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
