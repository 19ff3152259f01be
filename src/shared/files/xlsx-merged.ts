import { strFromU8, unzipSync } from 'fflate';

/** Rows (from 0) that one cell of a column (from 0) covers. */
export interface MergedRows {
  column: number;
  first: number;
  last: number;
}

/** The first sheet of a workbook, and what its cells refer to, as XML; empty texts for what it does not have. */
export interface SheetTexts {
  book: string;
  sheet: string;
  strings: string;
  styles: string;
}

/** The first sheet of a workbook. Throws if the bytes are not an archive. */
export function firstSheetTexts(bytes: Uint8Array): SheetTexts {
  const names = [BOOK, LINKS, STRINGS, STYLES];
  const texts = unzipSync(bytes, { filter: ({ name }) => names.includes(name) });
  const book = textOf(texts[BOOK]);
  const path = firstSheetPath(book, textOf(texts[LINKS]));
  const sheet = path === null ? '' : textOf(unzipSync(bytes, { filter: ({ name }) => name === path })[path]);
  return { book, sheet, strings: textOf(texts[STRINGS]), styles: textOf(texts[STYLES]) };
}

/** The merged cells of a sheet that cover more than one row. */
export function mergedRows(sheet: string): MergedRows[] {
  return [...sheet.matchAll(/<(?:\w+:)?mergeCell [^>]*\bref="([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)"/g)].flatMap(
    ([, letters = '', first, last]) =>
      first === last ? [] : [{ column: columnAt(letters), first: Number(first) - 1, last: Number(last) - 1 }],
  );
}

/** Whether a cell of a sheet has a formula. */
export const hasFormula = (sheet: string): boolean => /<(?:\w+:)?f[ />]/.test(sheet);

const BOOK = 'xl/workbook.xml';
const LINKS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';

function firstSheetPath(book: string, links: string): string | null {
  const id = /<(?:\w+:)?sheet [^>]*\b\w+:id="([^"]+)"/.exec(book)?.[1];
  const link = links.match(/<(?:\w+:)?Relationship [^>]*>/g)?.find((one) => attribute(one, 'Id') === id);
  const target = link === undefined ? null : attribute(link, 'Target');
  if (target === null) return null;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

const attribute = (element: string, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? null;

const textOf = (bytes: Uint8Array | undefined): string => (bytes === undefined ? '' : strFromU8(bytes));

/** A is 0, Z is 25, AA is 26. */
export function columnAt(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
