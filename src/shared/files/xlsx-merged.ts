import { strFromU8, unzipSync } from 'fflate';

/** Rows (from 0) that one cell of a column (from 0) covers. */
export interface MergedRows {
  column: number;
  first: number;
  last: number;
}

/**
 * The merged cells of the first sheet of a workbook that cover more than one row, and whether a cell has a formula.
 * Throws if the bytes are not an archive.
 */
export function sheetFacts(bytes: Uint8Array): { merged: MergedRows[]; hasFormulas: boolean } {
  const texts = unzipSync(bytes, { filter: ({ name }) => name === BOOK || name === LINKS });
  const path = firstSheetPath(textOf(texts[BOOK]), textOf(texts[LINKS]));
  if (path === null) return { merged: [], hasFormulas: false };
  const sheet = textOf(unzipSync(bytes, { filter: ({ name }) => name === path })[path]);
  const merged = [
    ...sheet.matchAll(/<(?:\w+:)?mergeCell [^>]*\bref="([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)"/g),
  ].flatMap(([, letters = '', first, last]) =>
    first === last ? [] : [{ column: columnOf(letters), first: Number(first) - 1, last: Number(last) - 1 }],
  );
  return { merged, hasFormulas: /<(?:\w+:)?f[ />]/.test(sheet) };
}

const BOOK = 'xl/workbook.xml';
const LINKS = 'xl/_rels/workbook.xml.rels';

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
function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
