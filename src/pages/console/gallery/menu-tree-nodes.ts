import type { MenuEntry } from '@/features/menu/menu';
import type { Label } from '@/shared/i18n/label';

interface TreeNode {
  key: string;
  title: string;
  children: TreeNode[];
}

/** The entries whose title contains `wanted`, each below its ancestors, with the keys of all of them. */
export function treeOf(
  entries: readonly MenuEntry[],
  wanted: string,
  textOf: (label: Label) => string,
): { nodes: TreeNode[]; keys: string[] } {
  const nodes = entries.flatMap((entry) => nodeOf(entry, wanted.toLowerCase(), textOf));
  return { nodes, keys: nodes.flatMap(keysOf) };
}

function nodeOf(
  { id, label, children }: MenuEntry,
  wanted: string,
  textOf: (label: Label) => string,
): TreeNode[] {
  const title = textOf(label);
  const isFound = title.toLowerCase().includes(wanted);
  // Everything below a matching entry belongs to it.
  const below = children.flatMap((child) => nodeOf(child, isFound ? '' : wanted, textOf));
  return isFound || below.length > 0 ? [{ key: id, title, children: below }] : [];
}

const keysOf = ({ key, children }: TreeNode): string[] => [key, ...children.flatMap(keysOf)];
