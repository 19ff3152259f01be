import { inlineOf, isBlankInline, isElement, MAX_DEPTH, textNode } from './safe-html-inline';
import type { SafeInline } from './safe-html-inline';

/** A cell of a table. */
export interface SafeCell {
  isHead: boolean;
  scope?: 'col' | 'row';
  colSpan?: number;
  rowSpan?: number;
  content: SafeBlock[];
}

/** A block of text; headings have their depth below the text's own top level, from 0. */
export type SafeBlock =
  | { kind: 'paragraph'; lang?: string; children: SafeInline[] }
  | { kind: 'heading'; depth: number; lang?: string; children: SafeInline[] }
  | { kind: 'list'; isOrdered: boolean; start?: number; items: SafeBlock[][] }
  | { kind: 'quote'; children: SafeBlock[] }
  | { kind: 'table'; caption: SafeInline[]; head: SafeCell[][]; body: SafeCell[][] };

const BLOCKS = new Set('P DIV SECTION ARTICLE H1 H2 H3 H4 H5 H6 UL OL LI TABLE BLOCKQUOTE'.split(' '));

/**
 * A sanitised tree as valid blocks of text: stray text becomes a paragraph, invalid nesting is split, excessive
 * nesting becomes plain text, and empty blocks are left out.
 */
export function blocksOf(parent: Node, depth = 0): SafeBlock[] {
  if (depth > MAX_DEPTH) return paragraph([textNode(parent.textContent ?? '')]);
  const blocks: SafeBlock[] = [];
  let run: Node[] = [];
  const endRun = () => {
    blocks.push(...paragraph(inlineOf(run, depth)));
    run = [];
  };
  for (const node of parent.childNodes) {
    if (!holdsBlock(node)) {
      run.push(node);
      continue;
    }
    endRun();
    blocks.push(...blockOf(node, depth + 1));
  }
  endRun();
  return blocks;
}

/** True for a block, and for running text with a block inside it. */
function holdsBlock(node: Node): node is Element {
  // A link stays one link, whatever its content.
  if (!isElement(node) || node.tagName === 'A') return false;
  return BLOCKS.has(node.tagName) || node.querySelector(BLOCK_SELECTOR) !== null;
}

const BLOCK_SELECTOR = [...BLOCKS].join(',').toLowerCase();

function blockOf(element: Element, depth: number): SafeBlock[] {
  const name = element.tagName;
  const lang = element.getAttribute('lang') ?? undefined;
  if (/^H[1-6]$/.test(name)) {
    const children = inlineOf([...element.childNodes], depth);
    return isBlankInline(children) ? [] : [{ kind: 'heading', depth: headingDepth(name), lang, children }];
  }
  if (name === 'UL' || name === 'OL') return listOf(element, depth);
  if (name === 'TABLE') return tableOf(element, depth);
  const content = blocksOf(element, depth);
  if (name === 'BLOCKQUOTE') return content.length === 0 ? [] : [{ kind: 'quote', children: content }];
  if (lang === undefined) return content;
  return content.map((block) => (block.kind === 'paragraph' ? { lang, ...block } : block));
}

/** An article's own headings begin at h2, some editors begin at h1: both are its top level. */
const headingDepth = (name: string): number => Math.min(2, Math.max(0, Number(name.slice(1)) - 2));

function listOf(element: Element, depth: number): SafeBlock[] {
  const items = [...element.childNodes]
    .map((node) => (isElement(node) ? blocksOf(node, depth) : paragraph(inlineOf([node], depth))))
    .filter((item) => item.length > 0);
  const start = numberOf(element, 'start');
  return items.length === 0 ? [] : [{ kind: 'list', isOrdered: element.tagName === 'OL', start, items }];
}

function tableOf(table: Element, depth: number): SafeBlock[] {
  const caption = [...table.children].find((child) => child.tagName === 'CAPTION');
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
  const inHead = (row: Element) => row.parentElement?.tagName === 'THEAD';
  const cells = (row: Element) => [...row.children].map((cell) => cellOf(cell, depth));
  const filled = (of: Element[]) => of.map(cells).filter((row) => row.length > 0);
  const head = filled(rows.filter(inHead));
  const body = filled(rows.filter((row) => !inHead(row)));
  if (head.length + body.length === 0) return [];
  return [{ kind: 'table', caption: caption ? inlineOf([caption], depth) : [], head, body }];
}

const cellOf = (cell: Element, depth: number): SafeCell => ({
  isHead: cell.tagName === 'TH',
  scope: cell.tagName === 'TH' ? scopeOf(cell) : undefined,
  colSpan: numberOf(cell, 'colspan'),
  rowSpan: numberOf(cell, 'rowspan'),
  content: blocksOf(cell, depth),
});

/** As specified; else it heads its row if that has values, else its column. */
function scopeOf(cell: Element): 'col' | 'row' {
  const scope = cell.getAttribute('scope');
  if (scope === 'col' || scope === 'row') return scope;
  return [...(cell.parentElement?.children ?? [])].some((other) => other.tagName === 'TD') ? 'row' : 'col';
}

const paragraph = (children: SafeInline[]): SafeBlock[] =>
  isBlankInline(children) ? [] : [{ kind: 'paragraph', children }];

function numberOf(element: Element, name: string): number | undefined {
  const value = element.getAttribute(name);
  return value === null ? undefined : Number(value);
}
