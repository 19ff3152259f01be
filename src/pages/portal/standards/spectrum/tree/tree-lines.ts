import type { Graph, TreeRow } from '@/domain/standards';

/** A rendered row of the tree: its level and position among its siblings from 1. */
export interface TreeLine {
  id: string;
  row: TreeRow;
  parent: string | null;
  level: number;
  position: number;
  siblings: number;
  hasChildren: boolean;
}

/** The visible rows, from top to bottom: the roots, and the children of open ones. */
export function treeLines(tree: Graph<TreeRow, object>, open: ReadonlySet<string>): TreeLine[] {
  const children = new Map<string, string[]>();
  const below = new Set<string>();
  for (const { from, to } of tree.edges.values()) {
    below.add(to);
    children.set(from, [...(children.get(from) ?? []), to]);
  }
  const linesOf = (ids: readonly string[], parent: string | null, level: number): TreeLine[] =>
    ids.flatMap((id, index) => {
      const node = tree.nodes.get(id);
      if (node === undefined) return [];
      const own = children.get(id) ?? [];
      const line = {
        id,
        row: node.value,
        parent,
        level,
        position: index + 1,
        siblings: ids.length,
        hasChildren: own.length > 0,
      };
      return open.has(id) ? [line, ...linesOf(own, id, level + 1)] : [line];
    });
  const roots = [...tree.nodes.keys()].filter((id) => !below.has(id));
  return linesOf(roots, null, 1);
}

/**
 * The ancestors of one of a standard's rows, outermost first: they must be open for it to be visible; empty without a
 * row.
 */
export function rowsAbove(tree: Graph<TreeRow, object>, standard: string): string[] {
  const parents = new Map([...tree.edges.values()].map(({ from, to }) => [to, from]));
  const row = [...tree.nodes.values()].find(
    ({ value }) => value.type === 'node' && value.node === standard && value.edge === null,
  );
  const above: string[] = [];
  for (let at = row && parents.get(row.id); at !== undefined; at = parents.get(at)) above.unshift(at);
  return above;
}
