import DOMPurify from 'dompurify';
import type { Config } from 'dompurify';
import { safeAddress } from './safe-address';

const TAGS = (
  'p div section article h1 h2 h3 h4 h5 h6 blockquote br ul ol li ' +
  'table caption thead tbody tfoot tr th td strong b em i sub sup a img'
).split(' ');
const ATTRIBUTES = ['href', 'src', 'alt', 'colspan', 'rowspan', 'scope', 'lang', 'start'];

const CONFIG = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ADD_FORBID_CONTENTS: ['button', 'select', 'textarea', 'object', 'embed', 'datalist'],
  // Parsed in a separate document, where nothing loads or runs.
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/**
 * The text structure of HTML from the server, as a tree in a document of its own: no scripts, styles, forms, frames,
 * names or ids; links and pictures only with addresses allowed by `safeAddress`, others lose the attribute.
 */
export function sanitiseHtml(html: string): DocumentFragment {
  // If it cannot work it would return the text unchanged.
  const text = DOMPurify.isSupported ? read(html) : null;
  if (text === null) return wordsOnly(html);
  for (const element of text.querySelectorAll('*')) keepPlain(element);
  return text;
}

/** Null if the parser gives up, as on elements nested tens of thousands deep. */
const read = (html: string): DocumentFragment | null => DOMPurify.sanitize(html, { ...CONFIG });

function wordsOnly(html: string): DocumentFragment {
  const text = new DocumentFragment();
  text.append(html.replace(/<[^>]*>/g, ' '));
  return text;
}

function keepPlain(element: Element): void {
  for (const name of element.getAttributeNames()) {
    const allowed = check[name]?.(element.getAttribute(name) ?? '', element) ?? null;
    if (allowed === null) element.removeAttribute(name);
    else element.setAttribute(name, allowed);
  }
}

type Check = (value: string, element: Element) => string | null;

/** The allowed values of each attribute by element; null removes it. */
const check: Record<string, Check | undefined> = {
  href: on(['A'], (value) => safeAddress(value, 'link')),
  src: on(['IMG'], (value) => safeAddress(value, 'picture')),
  alt: on(['IMG'], (value) => value),
  colspan: on(['TD', 'TH'], span),
  rowspan: on(['TD', 'TH'], span),
  start: on(['OL'], span),
  scope: on(['TH'], (value) => (['col', 'row'].includes(value) ? value : null)),
  lang: (value) => (/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(value) ? value : null),
};

function on(names: readonly string[], checked: (value: string) => string | null): Check {
  return (value, element) => (names.includes(element.tagName) ? checked(value) : null);
}

/** A plausible count of cells in a table. */
function span(value: string): string | null {
  return /^[1-9]\d?$/.test(value) ? value : null;
}
