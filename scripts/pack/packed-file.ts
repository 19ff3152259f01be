import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Cell = string | number | null;

/** The content of a packed file: facts about it first, then its rows. */
export interface PackedContent {
  [key: string]: unknown;
  rows: readonly (readonly Cell[] | object)[];
}

/** The folder of the packed files. */
const PACKED = join(import.meta.dirname, '../../mocks/data/packed');

export function emptyPacked(): void {
  rmSync(PACKED, { recursive: true, force: true });
}

/** Writes a file unchanged. */
export function writePackedText(name: string, text: string): void {
  const path = join(PACKED, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Writes a file with one line per row, for readable diffs. */
export function writePacked(name: string, { rows, ...head }: PackedContent): void {
  const facts = Object.entries(head).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`,
  );
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  writePackedText(name, `{\n${facts.join('')}  "rows": [\n${lines}\n  ]\n}\n`);
}

/** The rows of a file as read from the disk. */
export function packedRows(name: string): Cell[][] {
  return (JSON.parse(readFileSync(join(PACKED, name), 'utf8')) as { rows: Cell[][] }).rows;
}

/** Rows by the chapter of their code, which is their first cell; in the order of the rows. */
export function byChapter<Row extends readonly Cell[]>(rows: readonly Row[]): Map<string, Row[]> {
  const chapters = new Map<string, Row[]>();
  for (const row of rows) {
    const chapter = String(row[0]).slice(0, 2);
    const own = chapters.get(chapter);
    if (own === undefined) chapters.set(chapter, [row]);
    else own.push(row);
  }
  return new Map([...chapters].toSorted(([a], [b]) => a.localeCompare(b)));
}
