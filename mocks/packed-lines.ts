import { chapterOf, type Dataset } from './packed';

/** The text of a cell of a packed line by the name of its column; empty where there is no such column. */
export type CellOf = (column: string) => string;

/** The packed lines of a six-digit code, in the order of the tariff. */
export async function packedLines(dataset: Dataset, hs: string): Promise<CellOf[]> {
  const table = await chapterOf(dataset, hs.slice(0, 2));
  if (table === null) return [];
  const places = new Map(table.columns.map((column, index) => [column, index]));
  return table.rows
    .filter(([code]) => code?.startsWith(hs) === true)
    .map((row) => (column) => row[places.get(column) ?? -1] ?? '');
}

/** The packed lines of a six-digit code by their national code. */
export async function packedLinesByCode(dataset: Dataset, hs: string): Promise<Map<string, CellOf[]>> {
  const byCode = new Map<string, CellOf[]>();
  for (const line of await packedLines(dataset, hs)) {
    const code = line('code');
    byCode.set(code, [...(byCode.get(code) ?? []), line]);
  }
  return byCode;
}
