import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import type { Table } from '../../src/domain/editions';

/** A CSV file as a table: leading lines that start with `#` are skipped, cells are trimmed. */
export function readCsv(path: string): Table {
  const lines = readFileSync(path, 'utf8').split('\n');
  const head = lines.findIndex((line) => !line.startsWith('#'));
  const { data } = Papa.parse<string[]>(lines.slice(head).join('\n'), { skipEmptyLines: true });
  const [header = [], ...rows] = data.map((cells) => cells.map((cell) => cell.trim()));
  return { header, rows };
}

/** The cells of some columns, row by row. Throws for a missing column. */
export function columnsOf(table: Table, columns: readonly string[]): string[][] {
  const places = columns.map((column) => {
    const place = table.header.indexOf(column);
    if (place < 0) throw new Error(`No column ${column}`);
    return place;
  });
  return table.rows.map((cells) => places.map((place) => cells[place] ?? ''));
}

/** The rows of a table by the names of its columns. */
export function recordsOf({ header, rows }: Table): Record<string, string>[] {
  return rows.map((cells) => Object.fromEntries(header.map((name, place) => [name, cells[place] ?? ''])));
}
