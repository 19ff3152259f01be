import { MAX_CELL_LENGTH } from './indicator-table';
import type { TableField, TableMapping } from './indicator-table';

/** An indicator of the reader's own table; `line` is its row in the file, from 1. */
export interface TableRow {
  line: number;
  name: string;
  limit: string;
  unit: string | null;
  productClass: string | null;
  testMethod: string | null;
}

/**
 * Why a row was left out: no name, no limit (or a formula without a saved value), a cell converted to a date, a text
 * that is too long.
 */
export type RowFault = 'noName' | 'noLimit' | 'date' | 'tooLong';

/** The rows of a table by its mapping, and those left out with the reason. Empty rows are ignored. */
export function rowsOf(
  cells: readonly (readonly string[])[],
  headRow: number,
  mapping: TableMapping,
): { rows: TableRow[]; bad: { line: number; fault: RowFault }[] } {
  const rows: TableRow[] = [];
  const bad: { line: number; fault: RowFault }[] = [];
  for (const [index, row] of cells.entries()) {
    if (index <= headRow || row.every((cell) => cell === '')) continue;
    const text = (field: TableField) => {
      const column = mapping[field];
      return column === null ? '' : (row[column] ?? '');
    };
    const fault = faultOf(text);
    const line = index + 1;
    if (fault !== null) bad.push({ line, fault });
    else
      rows.push({
        line,
        name: text('name'),
        limit: text('limit'),
        unit: text('unit') || null,
        productClass: text('class') || null,
        testMethod: text('method') || null,
      });
  }
  return { rows, bad };
}

function faultOf(text: (field: TableField) => string): RowFault | null {
  if (text('name') === '') return 'noName';
  if (text('limit') === '') return 'noLimit';
  if (/^\d{4}-\d\d-\d\d$/.test(text('limit'))) return 'date';
  const isLong = (['name', 'limit', 'unit', 'class', 'method'] as const).some(
    (field) => text(field).length > MAX_CELL_LENGTH,
  );
  return isLong ? 'tooLong' : null;
}
