import { strFromU8, unzipSync } from 'fflate';
import { decodedXml } from './xlsx-escapes';

/** A sheet of a workbook, and what its cells refer to, as XML; empty texts for what it does not have. */
export interface SheetTexts {
  book: string;
  sheet: string;
  strings: string;
  styles: string;
}

/** A workbook of which one sheet is opened. */
export interface OpenedWorkbook {
  /** The names of its tables in their order, without those that are hidden. */
  sheets: string[];
  /** The name of the opened one; null if the workbook does not say what it has. */
  name: string | null;
  texts: SheetTexts;
}

/** Opens the sheet of that name, else the first of a workbook. Throws if the bytes are not an archive. */
export const openWorkbook = (bytes: Uint8Array, wanted: string | null): OpenedWorkbook =>
  sheetOpener(bytes)(wanted);

/** Opens sheets of a workbook as `openWorkbook` does; what they share is unpacked once. */
export function sheetOpener(bytes: Uint8Array): (wanted: string | null) => OpenedWorkbook {
  const names = [BOOK, LINKS, STRINGS, STYLES];
  const texts = unzipSync(bytes, { filter: ({ name }) => names.includes(name) });
  const book = textOf(texts[BOOK]);
  const [strings, styles] = [textOf(texts[STRINGS]), textOf(texts[STYLES])];
  const found = sheetsOf(book, textOf(texts[LINKS]));
  return (wanted) => {
    const opened = found.find(({ name }) => name === wanted) ?? found[0];
    const path = opened?.path;
    const sheet =
      path === undefined ? '' : textOf(unzipSync(bytes, { filter: ({ name }) => name === path })[path]);
    return {
      sheets: found.map(({ name }) => name),
      name: opened?.name ?? null,
      texts: { book, sheet, strings, styles },
    };
  };
}

const BOOK = 'xl/workbook.xml';
const LINKS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';

interface FoundSheet {
  name: string;
  path: string;
  isHidden: boolean;
}

/** The tables of a workbook, without charts; hidden ones only if there are no others. */
function sheetsOf(book: string, links: string): FoundSheet[] {
  const paths = tablePaths(links);
  const found = (book.match(/<(?:\w+:)?sheet [^>]*>/g) ?? []).flatMap((element) => {
    const path = paths.get(/\s\w+:id="([^"]+)"/.exec(element)?.[1] ?? '');
    if (path === undefined) return [];
    const isHidden = /hidden/i.test(attribute(element, 'state') ?? '');
    return [{ name: decodedXml(attribute(element, 'name') ?? ''), path, isHidden }];
  });
  const visible = found.filter(({ isHidden }) => !isHidden);
  return visible.length > 0 ? visible : found;
}

/** By their id, where the tables of a workbook are in the archive. */
function tablePaths(links: string): ReadonlyMap<string, string> {
  return new Map(
    (links.match(/<(?:\w+:)?Relationship [^>]*>/g) ?? []).flatMap((link) => {
      const [id, target] = [attribute(link, 'Id'), attribute(link, 'Target')];
      if (id === null || target === null || !attribute(link, 'Type')?.endsWith('/worksheet')) return [];
      return [[id, target.startsWith('/') ? target.slice(1) : `xl/${target}`]];
    }),
  );
}

const attribute = (element: string, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? null;

const textOf = (bytes: Uint8Array | undefined): string => (bytes === undefined ? '' : strFromU8(bytes));
