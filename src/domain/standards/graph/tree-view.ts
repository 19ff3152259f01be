import { adjacency } from './adjacency';
import type { Graph, GraphEdge, GraphNode } from './graph';
import { emptyGraph } from './graph';
import { applyOperations } from './graph-operation';

/**
 * A row of a tree view of a general graph: a group by its level and key, or a node, below the edge that leads to it.
 */
export type TreeRow =
  | { readonly type: 'group'; readonly level: number; readonly key: string; readonly count: number }
  | { readonly type: 'node'; readonly node: string; readonly edge: string | null };

type Row = GraphNode<TreeRow>;

/**
 * A tree view of a general graph: groups by the keys from `levelsOf`, from the outside to the inside, in them the
 * nodes, and below a node the targets of its chosen edges, recursively. A node may be there several times, but never
 * below itself, and no deeper than `maxDepth` edges. Ids of rows are built from the path from the root. Groups and
 * nodes are in the order of the graph; every node of the graph is in its group.
 */
export function treeView<N extends object, E extends object>(
  graph: Graph<N, E>,
  levelsOf: (node: GraphNode<N>) => readonly string[],
  leads: (edge: GraphEdge<E>) => boolean,
  maxDepth = 3,
): Graph<TreeRow, object> {
  const steps = adjacency(graph, leads);
  const rows = new Map<string, Row>();
  const parents: { from: string; to: string }[] = [];
  const add = (row: Row, parent: string | null) => {
    rows.set(row.id, row);
    if (parent !== null) parents.push({ from: parent, to: row.id });
  };

  const addGroup = (keys: readonly string[], level: number, key: string): string => {
    const id = keys
      .slice(0, level + 1)
      .map(encodeURIComponent)
      .join('/');
    const known = rows.get(id);
    const count = known?.value.type === 'group' ? known.value.count + 1 : 1;
    const row: Row = { id, value: { type: 'group', level, key, count } };
    if (known === undefined)
      add(row, level === 0 ? null : keys.slice(0, level).map(encodeURIComponent).join('/'));
    else rows.set(id, row);
    return id;
  };

  const addNode = (
    node: string,
    edge: string | null,
    parent: string | null,
    above: readonly string[],
  ): void => {
    const id = `${parent ?? ''}/${encodeURIComponent(edge ?? '')}:${encodeURIComponent(node)}`;
    add({ id, value: { type: 'node', node, edge } }, parent);
    if (above.length >= maxDepth) return;
    const line = [...above, node];
    for (const { edge: next, other, direction } of steps.get(node) ?? [])
      if (direction === 'out' && !line.includes(other)) addNode(other, next.id, id, line);
  };

  for (const node of graph.nodes.values()) {
    const keys = levelsOf(node);
    const groups = keys.map((key, level) => addGroup(keys, level, key));
    addNode(node.id, null, groups.at(-1) ?? null, []);
  }
  return applyOperations<TreeRow, object>(emptyGraph('tree'), [
    ...[...rows.values()].map((node) => ({ type: 'addNode' as const, node })),
    ...parents.map(({ from, to }) => ({ type: 'addEdge' as const, edge: { id: to, from, to, value: {} } })),
  ]).graph;
}
