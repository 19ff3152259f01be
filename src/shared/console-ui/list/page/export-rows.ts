import { toCsv } from '@/shared/files/csv';
import type { ListWire } from '../query/list-wire';
import { fieldText } from '../table/list-column';
import type { ListColumn } from '../table/list-column';

/** How many rows to request at once, and the maximum of a file. */
const ROWS_AT_ONCE = 100;
export const MAX_EXPORTED_ROWS = 10_000;

/** One page of a list from the server. */
export interface RowsPage<Row> {
  total: number;
  rows: readonly Row[];
}

/** Loads a page of a list; `wire` includes `pageNo` and `pageSize`. */
export type ReadRows<Row> = (wire: ListWire) => Promise<RowsPage<Row>>;

/** All rows that match `wire`, page after page, at most `MAX_EXPORTED_ROWS`, and how many match. Rejects as the calls do. */
export async function collectRows<Row>(read: ReadRows<Row>, wire: ListWire): Promise<RowsPage<Row>> {
  const rows: Row[] = [];
  let total = 0;
  for (let pageNo = 1; rows.length < MAX_EXPORTED_ROWS; pageNo++) {
    // One after the other: the total may change, and the server takes ten calls a second.
    // oxlint-disable-next-line no-await-in-loop
    const page = await read({ ...wire, pageNo, pageSize: ROWS_AT_ONCE });
    rows.push(...page.rows);
    ({ total } = page);
    if (page.rows.length === 0 || rows.length >= page.total) break;
  }
  return { total, rows: rows.slice(0, MAX_EXPORTED_ROWS) };
}

/** The rows as CSV with the titles of the columns as head. */
export function rowsToCsv<Row extends object>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
): string {
  return toCsv(
    rows.map((row) =>
      Object.fromEntries(columns.map(({ id, text }) => [id, text ? text(row) : fieldText(row, id)])),
    ),
    columns.map(({ id, head, fileHead = head }) => ({ key: id, label: fileHead })),
  );
}
