import { blocksOf, type SafeBlock } from '@/shared/ui/html/safe-html-tree';
import { sanitiseHtml } from '@/shared/ui/html/sanitise-html';

/** HTML with no more than the portal shows. */
export const safeHtmlText = (html: string): string => htmlOf(sanitiseHtml(html));

/**
 * A text from a file with no more than the portal shows, and whether that took something out or changed it; a text that
 * is shown whole stays as it was written.
 */
export function cleanedHtml(written: string): { html: string; isChanged: boolean } {
  // Parsed in a separate document, where nothing loads or runs; after `<body>`, or its first elements could be in the head.
  const asWritten = new DOMParser().parseFromString(`<body>${written}`, 'text/html').body.innerHTML;
  const html = safeHtmlText(written);
  return html === asWritten ? { html: written, isChanged: false } : { html, isChanged: true };
}

/** What the editor has written, as it is stored: heads of tables in their own part, no empty lines. */
export function storedHtml(written: string): string {
  const text = sanitiseHtml(written);
  for (const line of text.querySelectorAll('p:empty'))
    if (line.previousSibling !== null || line.nextSibling !== null) line.remove();
  for (const table of text.querySelectorAll('table')) separateHead(table);
  for (const cell of text.querySelectorAll('li, td, th')) unwrapOnlyParagraph(cell);
  return (text.textContent ?? '').trim() === '' && text.querySelector('img') === null ? '' : htmlOf(text);
}

/** True if readers see the same of both. */
export const isSameText = (one: string, other: string): boolean => shownAs(one) === shownAs(other);

const shownAs = (html: string): string =>
  JSON.stringify(shown(html), (name, value: unknown) =>
    value === 1 && USUALLY_ONE.includes(name) ? undefined : value,
  );

/** A cell over one row and column, and a list that begins with 1, say so or not. */
const USUALLY_ONE = ['colSpan', 'rowSpan', 'start'];

/** The blocks as readers see them: spaces at the edges of lines are not shown, nor whether an item is a paragraph. */
const shown = (html: string): SafeBlock[] =>
  blocksOf(
    sanitiseHtml(html.replaceAll(/\s+/g, ' ').replaceAll(/ ?(<\/?(?:p|h\d|li|td|th|br)\b[^>]*>) ?/g, '$1')),
  );

function separateHead(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const first = rows.findIndex((row) => [...row.cells].some((cell) => cell.tagName !== 'TH'));
  const heads = first === -1 ? rows : rows.slice(0, first);
  if (heads.length === 0 || heads.length === rows.length) return;
  table.createTHead().append(...heads);
}

function unwrapOnlyParagraph(parent: Element): void {
  const [only, ...others] = parent.children;
  if (only?.tagName !== 'P' || others.length > 0 || only.hasAttribute('lang')) return;
  if (parent.childNodes.length === 1) only.replaceWith(...only.childNodes);
}

function htmlOf(text: DocumentFragment): string {
  const container = document.createElement('div');
  container.append(text);
  return container.innerHTML;
}
