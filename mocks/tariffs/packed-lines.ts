import { chapterOf, type Dataset, type PackedTable } from './packed';

/** The text of a cell of a packed line by the name of its column; empty if there is no such column. */
export type CellOf = (column: string) => string;

type LinesByCode = ReadonlyMap<string, readonly CellOf[]>;

const byTable = new WeakMap<PackedTable, LinesByCode>();

/** The packed lines of a six-digit code, in the order of the tariff. */
export async function packedLines(dataset: Dataset, hs: string): Promise<readonly CellOf[]> {
  const table = await chapterOf(dataset, hs.slice(0, 2));
  if (table === null) return [];
  const lines = byTable.get(table) ?? linesByCode(table);
  byTable.set(table, lines);
  return lines.get(hs) ?? [];
}

/** The packed lines of a six-digit code by their national code. */
export async function packedLinesByCode(dataset: Dataset, hs: string): Promise<Map<string, CellOf[]>> {
  return grouped(await packedLines(dataset, hs), (line) => line('code'));
}

function linesByCode({ columns, rows }: PackedTable): LinesByCode {
  const places = new Map(columns.map((column, index) => [column, index]));
  const lines = rows.map(
    (row): CellOf =>
      (column) =>
        row[places.get(column) ?? -1] ?? '',
  );
  return grouped(lines, (line) => line('code').slice(0, 6));
}

function grouped(lines: readonly CellOf[], keyOf: (line: CellOf) => string): Map<string, CellOf[]> {
  const groups = new Map<string, CellOf[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const own = groups.get(key);
    if (own === undefined) groups.set(key, [line]);
    else own.push(line);
  }
  return groups;
}
