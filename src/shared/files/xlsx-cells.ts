import { decodedXml } from './xlsx-escapes';
import { columnAt } from './xlsx-merged';
import type { SheetTexts } from './xlsx-sheets';

/** A cell of a sheet: text, number, boolean, date; null if empty. A percentage is a text with its sign. */
export type SheetCell = string | number | boolean | Date | null;

/** No table has more; a cell further right would make every row that long. */
const MOST_COLUMNS = 1000;
/** Of a spreadsheet, and of cells that are read. */
const MOST_ROWS = 1_048_576;
const MOST_CELLS = 20_000_000;
/** Days between the first day of spreadsheets and 1970. */
const EPOCH_DAYS = 25_569;
const DAY_MS = 86_400_000;

/**
 * The cells of a sheet, read many times faster than by a general XML reader; null if the sheet is written in a way that
 * only the latter reads: with prefixes, or with dates from 1904. `shared` is what its cells have in common with those of
 * other sheets. Throws `RangeError` for too many cells.
 */
export function quickCells(
  { book, sheet, strings, styles }: SheetTexts,
  shared: readonly string[] = sharedTexts(strings),
): SheetCell[][] | null {
  if (!sheet.includes('<sheetData') || /date1904="(?:1|true)"/.test(book)) return null;
  const kinds = numberKinds(styles);
  const rows: SheetCell[][] = [];
  let next = { row: 0, column: 0 };
  for (const [, closing, attributes = '', content = ''] of sheet.matchAll(
    /<(?:(row)\b[^>]*|c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>))/g,
  )) {
    if (closing !== undefined) {
      next = { row: rows.length, column: 0 };
      continue;
    }
    const [, letters, number] = / r="([A-Z]{1,3})(\d+)"/.exec(attributes) ?? [];
    const column = letters === undefined ? next.column : columnAt(letters);
    const row = number === undefined ? next.row : Number(number) - 1;
    if (column >= MOST_COLUMNS || row >= MOST_ROWS) throw new RangeError('Too many columns or rows');
    next = { row, column: column + 1 };
    while (rows.length <= row) rows.push([]);
    const cells = rows[row] ?? [];
    while (cells.length < column) cells.push(null);
    cells[column] = cellOf(attributes, content, shared, kinds);
  }
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (width * rows.length > MOST_CELLS) throw new RangeError('Too many cells');
  for (const row of rows) while (row.length < width) row.push(null);
  return rows;
}

/** The texts that cells of all sheets refer to by their number. */
export const sharedTexts = (strings: string): string[] =>
  [...strings.matchAll(/<si>([\s\S]*?)<\/si>|<si\/>/g)].map(([, text = '']) => plainText(text));

function cellOf(
  attributes: string,
  content: string,
  shared: readonly string[],
  kinds: readonly NumberKind[],
): SheetCell {
  const type = / t="(\w+)"/.exec(attributes)?.[1];
  if (type === 'inlineStr') return plainText(content) || null;
  const value = /<v[^>]*>([^<]*)<\/v>/.exec(content)?.[1] ?? '';
  if (value === '') return null;
  if (type === 's') return shared[Number(value)] || null;
  if (type === 'b') return value === '1';
  if (type === 'd') return new Date(value);
  if (type !== undefined && type !== 'n') return decodedXml(value);
  const number = Number(value);
  const style = Number(/ s="(\d+)"/.exec(attributes)?.[1] ?? -1);
  if (kinds[style] === 'date') return new Date(Math.round((number - EPOCH_DAYS) * DAY_MS));
  return kinds[style] === 'percent' ? percentText(number) : number;
}

/** 0.07 as `7%`: the whole number, however few digits of it the sheet shows; 15 digits, as spreadsheets have. */
const percentText = (share: number): string => `${Number((share * 100).toPrecision(15))}%`;

/** The text of runs, without the readings that Japanese spreadsheets add to characters. */
function plainText(xml: string): string {
  const runs = xml.includes('<rPh') ? xml.replaceAll(/<rPh[\s\S]*?<\/rPh>/g, '') : xml;
  const texts = [...runs.matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/g)].map(([, text = '']) => text);
  return decodedXml(texts.join('')).trim();
}

/** What the numbers of a style are. */
type NumberKind = 'date' | 'percent' | 'number';

/** For each style of cells, what its numbers are. */
function numberKinds(styles: string): NumberKind[] {
  const own = new Map(
    [...styles.matchAll(/<numFmt\b[^>]*>/g)].map(([element]) => [
      /numFmtId="(\d+)"/.exec(element)?.[1],
      /formatCode="([^"]*)"/.exec(element)?.[1] ?? '',
    ]),
  );
  const cells = /<cellXfs\b[\s\S]*?<\/cellXfs>/.exec(styles)?.[0] ?? '';
  return [...cells.matchAll(/<xf\b[^>]*/g)].map(([element]) => {
    const id = /numFmtId="(\d+)"/.exec(element)?.[1] ?? '0';
    const format = own.get(id);
    return format === undefined ? kindOfFormat(Number(id)) : kindOfCode(format);
  });
}

/** The built-in formats (ECMA-376, 18.8.30): 9 and 10 are percentages. */
function kindOfFormat(id: number): NumberKind {
  if (id === 9 || id === 10) return 'percent';
  const isDate =
    (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
  return isDate ? 'date' : 'number';
}

/** By the parts of a code outside of quotes, escapes and brackets. */
function kindOfCode(code: string): NumberKind {
  const parts = decodedXml(code).replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|General/g, '');
  if (/[ymdhs]/i.test(parts)) return 'date';
  return parts.includes('%') ? 'percent' : 'number';
}
