import { useMemo, type ReactNode } from 'react';
import { Link } from '../controls/link';
import type { LinkKind } from './safe-address';
import { linkKind } from './safe-address';
import { ExternalLink } from '../controls/external-link';
import type { SafeBlock, SafeCell } from './safe-html-tree';
import type { SafeInline } from './safe-html-inline';
import { blocksOf } from './safe-html-tree';
import { sanitiseHtml } from './sanitise-html';
import './safe-html.css';

interface SafeHtmlProps {
  /** As sent by the server. */
  html: string;
  /** Language of the text (BCP 47). */
  lang?: string;
  /** Level of the text's own top headings: below the page's h1 and the h2 of its section. */
  topLevel?: 2 | 3 | 4;
}

/**
 * HTML from the server rendered as our own text, headings, lists, tables and links; no markup of it reaches the page.
 */
export function SafeHtml({ html, lang, topLevel = 3 }: SafeHtmlProps) {
  const blocks = useMemo(() => blocksOf(sanitiseHtml(html)), [html]);
  return (
    <div className="safe-html" lang={lang}>
      {drawBlocks(blocks, topLevel)}
    </div>
  );
}

const drawBlocks = (blocks: readonly SafeBlock[], top: number): ReactNode =>
  blocks.map((block, index) => <Block key={index} block={block} top={top} />);

function Block({ block, top }: { block: SafeBlock; top: number }) {
  switch (block.kind) {
    case 'paragraph':
      return <p lang={block.lang}>{drawInline(block.children)}</p>;
    case 'heading': {
      const Heading = `h${Math.min(6, top + block.depth)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
      return <Heading lang={block.lang}>{drawInline(block.children)}</Heading>;
    }
    case 'list': {
      const items = block.items.map((item, index) => <li key={index}>{drawTight(item, top)}</li>);
      return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'quote':
      return <blockquote>{drawBlocks(block.children, top)}</blockquote>;
    case 'table':
      return <Table table={block} top={top} />;
  }
}

/** A single paragraph of an item or a cell needs no element of its own. */
function drawTight(blocks: readonly SafeBlock[], top: number): ReactNode {
  const [only] = blocks;
  const isTight = blocks.length === 1 && only?.kind === 'paragraph' && only.lang === undefined;
  return isTight ? drawInline(only.children) : drawBlocks(blocks, top);
}

function Table({ table, top }: { table: Extract<SafeBlock, { kind: 'table' }>; top: number }) {
  const rows = (of: readonly SafeCell[][]) =>
    of.map((row, index) => (
      <tr key={index}>
        {row.map((cell, at) => (
          <Cell key={at} cell={cell} top={top} />
        ))}
      </tr>
    ));
  return (
    <div className="safe-html-table">
      <table>
        {table.caption.length > 0 && <caption>{drawInline(table.caption)}</caption>}
        {table.head.length > 0 && <thead>{rows(table.head)}</thead>}
        {table.body.length > 0 && <tbody>{rows(table.body)}</tbody>}
      </table>
    </div>
  );
}

function Cell({ cell: { isHead, scope, colSpan, rowSpan, content }, top }: { cell: SafeCell; top: number }) {
  const spans = { colSpan, rowSpan };
  if (!isHead) return <td {...spans}>{drawTight(content, top)}</td>;
  return (
    <th scope={scope} {...spans}>
      {drawTight(content, top)}
    </th>
  );
}

const drawInline = (pieces: readonly SafeInline[]): ReactNode =>
  pieces.map((piece, index) => <Inline key={index} piece={piece} />);

function Inline({ piece }: { piece: SafeInline }) {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'break':
      return <br />;
    case 'picture':
      return <img src={piece.src} alt={piece.alt} loading="lazy" referrerPolicy="no-referrer" />;
    case 'link': {
      const words = <span lang={piece.lang}>{drawInline(piece.children)}</span>;
      return LINKS[linkKind(piece.href)](piece.href, words);
    }
    case 'strong':
    case 'em':
    case 'sub':
    case 'sup': {
      const Element = piece.kind;
      return <Element lang={piece.lang}>{drawInline(piece.children)}</Element>;
    }
  }
}

const LINKS: Record<LinkKind, (href: string, words: ReactNode) => ReactNode> = {
  inside: (href, words) => <Link to={href.slice(1)}>{words}</Link>,
  mail: (href, words) => <a href={href}>{words}</a>,
  outside: (href, words) => <ExternalLink href={href}>{words}</ExternalLink>,
};
