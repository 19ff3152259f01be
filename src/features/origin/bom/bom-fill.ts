import { decimalMarkIn } from '@/shared/format/amounts';
import type { BomRow } from './bom';
import { amountCells, headIndex } from './bom-csv';
import { columnOf, wordValue } from './bom-heads';
import { readHeads } from './bom-layout';
import type { MoneyHeads } from './money-heads';
import { csvRecords } from '@/shared/files/separated-records';
import { bad, cellText, HEADLESS_COLUMNS, readCells } from './read-cells';
import type { BadRow, BomReading, CellColumn } from './read-cells';

/**
 * What cells pasted into the table set in each row, with unreadable cells left empty; null for a line that is no
 * material. Both are listed with their reason. Empty if the head of the cells is not accepted.
 */
export interface BomFill extends MoneyHeads {
  rows: (Partial<BomRow> | null)[];
  bad: BadRow[];
}

/**
 * Parses cells pasted at the column `first` and those after it; null for a block with heads of its own. Never throws.
 */
export function readPastedCells(text: string, first: CellColumn, reading: BomReading): BomFill | null {
  const records = csvRecords(text.replace(/(\r\n|\r|\n)$/, ''), '\t', 1);
  const width = records.reduce((widest, { cells }) => Math.max(widest, cells.length), 1);
  if (width > 1 && headIndex(records) >= 0) return null;
  const top = cellText(records[0]?.cells[0] ?? '');
  const isHeaded = width === 1 && isHead(top, first);
  const lines = isHeaded ? records.slice(1) : records;
  const { columns: headed, powers, heads } = readHeads(isHeaded ? [top] : [], [], reading.currency);
  const fill: BomFill = { rows: [], bad: [], ...heads };
  if (headed.includes(null)) return fill;
  const columns = HEADLESS_COLUMNS.slice(HEADLESS_COLUMNS.indexOf(first)).slice(0, width);
  const layout = { columns, decimal: decimalMarkIn(amountCells(lines, columns), reading.decimal), powers };
  for (const { cells, line, isOpen } of lines) {
    const read = isOpen ? bad('openQuote', null, cells[0] ?? '') : readCells(cells, layout, reading);
    fill.rows.push('fields' in read ? read.fields : null);
    const refused = 'fields' in read ? (read.fields.refused ?? []) : [read];
    fill.bad.push(
      ...refused.map(({ reason, column, text: message }) => ({ line, reason, column, text: message })),
    );
  }
  return fill;
}

/** True for the head of a column; text that can also be one of its values, as 原产, is a value. */
const isHead = (text: string, column: CellColumn) =>
  columnOf(text) === column && (column !== 'originating' || wordValue('originating', text) === null);
