import { field, type FileField, KINDS, TEMPLATE } from './file-fields';
import { KNOWN_LAYOUTS, layoutOf } from './layouts';
import type { TariffLayout } from './tariff-layout';

/** The cells of a sheet, row by row. */
export type SheetCells = readonly (readonly string[])[];

/**
 * How a file is laid out: `wide` has one row per line and a column per rate, `kinds` one row per line and kind of rate
 * (Korea's data set 15051179), `template` one row per line, origin group and year.
 */
export type FileShape = 'wide' | 'kinds' | 'template';

/** Where a file has what: `places` has the column of each field, counted from 0; null if the file has none. */
export interface FileFormat {
  readonly shape: FileShape;
  readonly importer: string;
  /** The first row below the head, counted from 0. */
  readonly firstRow: number;
  /** The names of the file's columns. */
  readonly head: readonly string[];
  readonly places: Readonly<Record<string, number | null>>;
}

/** Rows in which the head is searched: files have titles above it. */
const HEAD_ROWS = 20;
/** Rates a wide file must have. */
const FEWEST_RATES = 1;

/** The columns a file of a shape may have for an importer. */
export function fieldsOf(shape: FileShape, layout: TariffLayout): readonly FileField[] {
  if (shape === 'template') return TEMPLATE;
  if (shape === 'kinds') return KINDS;
  return [
    field('code', ['code', ...layout.codeHeads]),
    ...Object.entries(layout.descriptions).map(([id, heads]) => field(id, [id, ...heads], false)),
    ...layout.columns.map(({ id, heads }) => field(id, [id, ...heads], false)),
  ];
}

/** The format of a file by its head; null if none is known. `importer` wins where the head fits several. */
export function recognise(cells: SheetCells, importer: string): FileFormat | null {
  const found = cells.slice(0, HEAD_ROWS).flatMap((_row, at) => formatsAt(cells, at, importer));
  const best = Math.max(...found.map(({ score }) => score));
  return found.find(({ score }) => score === best)?.format ?? null;
}

/** The format of a file whose columns are chosen by hand, with those that are recognised. */
export function formatByHand(
  cells: SheetCells,
  { shape, importer, headRow }: { shape: FileShape; importer: string; headRow: number },
): FileFormat {
  const head = headAt(cells, headRow, 1);
  return {
    shape,
    importer,
    firstRow: headRow + 1,
    head,
    places: placesIn(head, fieldsOf(shape, layoutOf(importer))),
  };
}

/** Whether a file has all it must have. */
export function isComplete({ shape, importer, places }: FileFormat): boolean {
  const layout = layoutOf(importer);
  if (fieldsOf(shape, layout).some(({ id, required }) => required && isMissing(places[id]))) return false;
  const rates = layout.columns.filter(({ id }) => !isMissing(places[id])).length;
  return shape !== 'wide' || rates >= FEWEST_RATES;
}

const isMissing = (place: number | null | undefined): boolean => place === null || place === undefined;

/** The complete formats whose head is at a row, alone or with the row below it. */
function formatsAt(cells: SheetCells, at: number, importer: string) {
  return [1, 2].flatMap((rows) => {
    const head = headAt(cells, at, rows);
    const firstRow = at + rows;
    const narrow: readonly { shape: FileShape; importer: string }[] = [
      { shape: 'kinds', importer: 'KR' },
      { shape: 'template', importer },
    ];
    const wide = [...new Set([importer, ...KNOWN_LAYOUTS.map((layout) => layout.importer)])].map((each) => ({
      shape: 'wide' as const,
      importer: each,
    }));
    return [...narrow, ...wide].flatMap((kind) => {
      const places = placesIn(head, fieldsOf(kind.shape, layoutOf(kind.importer)));
      const format = { ...kind, firstRow, head, places };
      const score = Object.values(places).filter((place) => place !== null).length;
      return isComplete(format) ? [{ format, score }] : [];
    });
  });
}

/** The head of one row, or of two: an empty upper cell continues the one before it, as merged cells do. */
function headAt(cells: SheetCells, at: number, rows: number): string[] {
  const [upper = [], lower = []] = [cells[at], cells[at + 1]];
  if (rows === 1) return upper.map((cell) => cell.trim());
  let last = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_each, place) => {
    const own = (upper[place] ?? '').trim();
    last = own === '' ? last : own;
    return `${last} ${(lower[place] ?? '').trim()}`.trim();
  });
}

function placesIn(head: readonly string[], fields: readonly FileField[]): Record<string, number | null> {
  const keys = head.map(keyOf);
  return Object.fromEntries(
    fields.map(({ id, heads }) => {
      const place = heads.map((name) => keys.indexOf(keyOf(name))).find((at) => at >= 0);
      return [id, place ?? null];
    }),
  );
}

/** Case, width, spaces and punctuation do not matter. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
