import type { Graph, GraphEdge, GraphNode, GraphRefusal } from './graph';

/** One step of a graph's log, as data. Removing a node removes its edges; a change replaces the named fields of a value. */
export type GraphOperation<N extends object, E extends object> =
  | { readonly type: 'addNode'; readonly node: GraphNode<N> }
  | { readonly type: 'removeNode'; readonly id: string }
  | { readonly type: 'changeNode'; readonly id: string; readonly change: Partial<N> }
  | { readonly type: 'addEdge'; readonly edge: GraphEdge<E> }
  | { readonly type: 'removeEdge'; readonly id: string }
  | { readonly type: 'changeEdge'; readonly id: string; readonly change: Partial<E> };

/** A graph with the refused operations, each with its reason. */
export interface AppliedOperations<N extends object, E extends object> {
  graph: Graph<N, E>;
  /** `id` is the one of the node or edge of the operation. */
  refused: { operation: GraphOperation<N, E>; id: string; reason: GraphRefusal }[];
}

/** The graph after the operations, in their order; a refused one changes nothing. The given graph is not modified. */
export function applyOperations<N extends object, E extends object>(
  graph: Graph<N, E>,
  operations: readonly GraphOperation<N, E>[],
): AppliedOperations<N, E> {
  const draft = draftOf(graph);
  const refused = operations.flatMap((operation) => {
    const reason = applyTo(draft, operation);
    return reason === null ? [] : [{ operation, id: idOf(operation), reason }];
  });
  return { graph: { kind: graph.kind, nodes: draft.nodes, edges: draft.edges }, refused };
}

function idOf<N extends object, E extends object>(operation: GraphOperation<N, E>): string {
  if (operation.type === 'addNode') return operation.node.id;
  return operation.type === 'addEdge' ? operation.edge.id : operation.id;
}

interface Draft<N extends object, E extends object> {
  nodes: Map<string, GraphNode<N>>;
  edges: Map<string, GraphEdge<E>>;
  /** Of a tree, the parent of each node that has one; null in a general graph. */
  parents: Map<string, string> | null;
}

function draftOf<N extends object, E extends object>({ kind, nodes, edges }: Graph<N, E>): Draft<N, E> {
  const parents = kind === 'tree' ? new Map([...edges.values()].map(({ from, to }) => [to, from])) : null;
  return { nodes: new Map(nodes), edges: new Map(edges), parents };
}

function applyTo<N extends object, E extends object>(
  draft: Draft<N, E>,
  operation: GraphOperation<N, E>,
): GraphRefusal | null {
  switch (operation.type) {
    case 'addNode':
      if (draft.nodes.has(operation.node.id)) return 'idTaken';
      draft.nodes.set(operation.node.id, operation.node);
      return null;
    case 'removeNode':
      return removeNode(draft, operation.id);
    case 'changeNode':
      return changeIn(draft.nodes, operation.id, operation.change) ? null : 'noSuchNode';
    case 'addEdge':
      return addEdge(draft, operation.edge);
    case 'removeEdge':
      return removeEdge(draft, operation.id);
    case 'changeEdge':
      return changeIn(draft.edges, operation.id, operation.change) ? null : 'noSuchEdge';
  }
}

function removeNode<N extends object, E extends object>(draft: Draft<N, E>, id: string): GraphRefusal | null {
  if (!draft.nodes.delete(id)) return 'noSuchNode';
  for (const edge of draft.edges.values()) if (edge.from === id || edge.to === id) removeEdge(draft, edge.id);
  return null;
}

function addEdge<N extends object, E extends object>(
  { nodes, edges, parents }: Draft<N, E>,
  edge: GraphEdge<E>,
): GraphRefusal | null {
  if (edges.has(edge.id)) return 'idTaken';
  if (!nodes.has(edge.from) || !nodes.has(edge.to)) return 'noSuchNode';
  if (parents !== null) {
    if (isAtOrAbove(edge.to, edge.from, parents)) return 'cycle';
    if (parents.has(edge.to)) return 'secondParent';
    parents.set(edge.to, edge.from);
  }
  edges.set(edge.id, edge);
  return null;
}

function removeEdge<N extends object, E extends object>(
  { edges, parents }: Draft<N, E>,
  id: string,
): GraphRefusal | null {
  const edge = edges.get(id);
  if (edge === undefined) return 'noSuchEdge';
  edges.delete(id);
  parents?.delete(edge.to);
  return null;
}

/** Whether `above` is `id` itself or one of the nodes above it. */
function isAtOrAbove(above: string, id: string, parents: ReadonlyMap<string, string>): boolean {
  for (let at: string | undefined = id; at !== undefined; at = parents.get(at)) if (at === above) return true;
  return false;
}

function changeIn<V extends object, T extends { readonly value: V }>(
  entries: Map<string, T>,
  id: string,
  change: Partial<V>,
): boolean {
  const entry = entries.get(id);
  if (entry === undefined) return false;
  entries.set(id, { ...entry, value: { ...entry.value, ...change } });
  return true;
}
