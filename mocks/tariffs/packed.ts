import type { Edition } from '@/domain/editions';
import catalogue from '../data/packed/editions.json';
import extents from '../data/packed/chapters.json';
import { withHeading } from './packed-headings';

/** Tables that are packed by chapter; `scripts/pack-data.ts` writes them and names their columns. */
export type Dataset =
  | 'nomenclature'
  | 'tariff-vn'
  | 'tariff-vn-years'
  | 'tariff-jp'
  | 'tariff-jp-years'
  | 'tariff-kr'
  | 'tariff-kr-origins'
  | 'tariff-id'
  | 'tariff-my';

/** Tariffs with rates packed as numbers. */
export type RatesName = 'vn' | 'jp' | 'kr' | 'id' | 'my';

/** The rows of a chapter, and the names of their cells. The first cell is the code. */
export interface PackedTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/**
 * The rates of a line: code, MFN, then RCEP by column. A number is a percentage, null not a percentage, `-` no
 * preference, an empty text no data.
 */
export interface RatesTable {
  columns: readonly string[];
  rows: readonly (readonly [code: string, ...rates: (number | string | null)[]])[];
}

/** The catalogue of the packed editions, with the number of rows and codes. */
export const packedEditions: readonly Edition[] = catalogue.rows as Edition[];

const extentByName = new Map(extents.rows.map((extent) => [extent.dataset, extent]));
const chapterSets = new Map(
  extents.rows.map(({ dataset, chapters }) => [dataset, new Set(chapters.split(' '))]),
);
const loading = new Map<string, Promise<unknown>>();

/** A chapter (`85`) of a table, loaded once; null if the table has no such chapter. */
export async function chapterOf(dataset: Dataset, chapter: string): Promise<PackedTable | null> {
  if (chapterSets.get(dataset)?.has(chapter) !== true) return null;
  return once(`${dataset}/${chapter}`, async () => {
    const file = `${dataset}/${chapter}.json`;
    const content =
      (await fromDisk(file)) ?? defaultOf(await import(`../data/packed/${dataset}/${chapter}.json`));
    return expanded(tableOf(content));
  });
}

/** The chapters a table has, in their order. */
export function chapterNumbers(dataset: Dataset): string[] {
  return [...(chapterSets.get(dataset) ?? [])];
}

/** Lines of a table with codes of the HS, and six-digit codes of it with rates of several years. */
export function extentOfDataset(dataset: Dataset): { lines: number; codesByYear: number } {
  const extent = extentByName.get(dataset);
  return { lines: extent?.lines ?? 0, codesByYear: extent?.codesByYear ?? 0 };
}

/** All rates of a tariff as numbers, loaded once. */
export function ratesOf(name: RatesName): Promise<RatesTable> {
  return once(`rates-${name}`, async () => {
    const content =
      (await fromDisk(`rates-${name}.json`)) ?? defaultOf(await import(`../data/packed/rates-${name}.json`));
    return tableOf(content) as RatesTable;
  });
}

/** The 21 sections: roman number, chapters separated by spaces, names. */
export function sectionTable(): Promise<PackedTable> {
  return once('sections', async () => {
    return tableOf(defaultOf(await import('../data/packed/nomenclature/sections.json')));
  });
}

/** Names of all chapters, with the columns of the nomenclature. */
export function chapterTable(): Promise<PackedTable> {
  return once('chapters', async () => {
    return tableOf(defaultOf(await import('../data/packed/nomenclature/chapters.json')));
  });
}

/** The content of a packed file if there is a disk: parsed JSON is cheaper there than a module. Null in a browser. */
async function fromDisk(name: string): Promise<unknown> {
  const folder: string | undefined = import.meta.dirname;
  if (typeof process === 'undefined' || folder === undefined) return null;
  const { readFile } = process.getBuiltinModule('node:fs/promises');
  return JSON.parse(await readFile(`${folder}/../data/packed/${name}`, 'utf8'));
}

const defaultOf = (module: { default: unknown }): unknown => module.default;

function once<T>(name: string, load: () => Promise<T>): Promise<T> {
  const known = loading.get(name) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const started = load();
  loading.set(name, started);
  // Retry a failed download.
  started.catch(() => loading.delete(name));
  return started;
}

interface PackedFile extends PackedTable {
  headings?: readonly (readonly string[])[];
}

/** The content of a file, which must be rows that begin with a code. */
function tableOf(content: unknown): PackedFile {
  const file = content as Partial<PackedFile>;
  const isTable =
    Array.isArray(file.columns) &&
    Array.isArray(file.rows) &&
    file.rows.every((row) => Array.isArray(row) && typeof row[0] === 'string');
  if (!isTable) throw new TypeError('A packed file is no table');
  return content as PackedFile;
}

/** Texts with their headings: those of the table itself, or the rows of four digits of the nomenclature. */
function expanded({ columns, rows, headings }: PackedFile): PackedTable {
  const ofTable = new Map(headings?.map(([code, text = '']) => [code, text]));
  const ofRows = new Map(rows.filter(([code]) => code?.length === 4).map((row) => [row[0], row]));
  const headingOf = (row: readonly string[], index: number) => {
    const code = (row[0] ?? '').slice(0, 4);
    return ofTable.get(code) ?? ofRows.get(code)?.[index] ?? '';
  };
  return {
    columns,
    rows: rows.map((row) => row.map((cell, index) => withHeading(cell, () => headingOf(row, index)))),
  };
}
