/** A piece of running text. */
export type SafeInline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'em' | 'sub' | 'sup'; lang?: string; children: SafeInline[] }
  | { kind: 'link'; href: string; lang?: string; children: SafeInline[] }
  | { kind: 'picture'; src: string; alt: string };

/** Deeper elements are flattened to text. */
export const MAX_DEPTH = 40;
const KINDS = { STRONG: 'strong', B: 'strong', EM: 'em', I: 'em', SUB: 'sub', SUP: 'sup' } as const;

/** Nodes of a sanitised tree as running text: blocks and nested links become plain text. */
export function inlineOf(nodes: readonly Node[], depth: number, isInLink = false): SafeInline[] {
  return nodes.flatMap((node): SafeInline[] => {
    if (!isElement(node)) return [textNode(node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')];
    if (depth > MAX_DEPTH) return [textNode(node.textContent ?? '')];
    return inlineElement(node, depth + 1, isInLink);
  });
}

function inlineElement(element: Element, depth: number, isInLink: boolean): SafeInline[] {
  const name = element.tagName;
  const lang = element.getAttribute('lang') ?? undefined;
  if (name === 'BR') return [{ kind: 'break' }];
  if (name === 'IMG') return pictureOf(element);
  const href = element.getAttribute('href');
  const isLink = href !== null && !isInLink;
  const children = inlineOf([...element.childNodes], depth, isInLink || isLink);
  if (isLink) return isBlankInline(children) ? [] : [{ kind: 'link', href, lang, children }];
  const kind = isKind(name) ? KINDS[name] : undefined;
  return kind === undefined ? children : [{ kind, lang, children }];
}

function pictureOf(element: Element): SafeInline[] {
  const src = element.getAttribute('src');
  const alt = element.getAttribute('alt') ?? '';
  if (src !== null) return [{ kind: 'picture', src, alt }];
  return alt === '' ? [] : [textNode(alt)];
}

/** True if there is nothing to read or see. */
export const isBlankInline = (children: readonly SafeInline[]): boolean =>
  children.every((child) => {
    if (child.kind === 'text') return child.text.trim() === '';
    if (child.kind === 'picture') return false;
    return child.kind === 'break' || isBlankInline(child.children);
  });

/** A text without bidirectional control characters, which disguise it. */
export const textNode = (text: string): SafeInline => ({
  kind: 'text',
  text: text.replace(/[\u202a-\u202e\u2066-\u2069]/g, ''),
});

/** True for a node that is an element. */
export const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const isKind = (name: string): name is keyof typeof KINDS => Object.hasOwn(KINDS, name);
