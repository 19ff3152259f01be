import type { Graph, GraphEdge, GraphKind, GraphNode, GraphRefusal } from './graph';
import { emptyGraph } from './graph';
import { applyOperations } from './graph-operation';
import type { GraphOperation } from './graph-operation';

/** The operations done, oldest first, and those undone, with the next one to redo last. */
export interface GraphLog<N extends object, E extends object> {
  readonly done: readonly GraphOperation<N, E>[];
  readonly undone: readonly GraphOperation<N, E>[];
}

/** A graph with its log: `graph` is always `start` after the operations of `log.done`. */
export interface GraphStore<N extends object, E extends object> {
  readonly start: Graph<N, E>;
  readonly log: GraphLog<N, E>;
  readonly graph: Graph<N, E>;
  /** Operations of the log that do not apply to `start`, as when it is a part of their original graph. */
  readonly pending: readonly GraphOperation<N, E>[];
}

/** The empty log. */
export const EMPTY_LOG = { done: [], undone: [] } as const satisfies GraphLog<object, object>;

/** A graph from its nodes and edges; or the first one that breaks a rule of its kind. */
export function graphFrom<N extends object, E extends object>(
  kind: GraphKind,
  nodes: readonly GraphNode<N>[],
  edges: readonly GraphEdge<E>[],
): { graph: Graph<N, E> } | { refused: GraphRefusal; id: string } {
  const { graph, refused } = applyOperations<N, E>(emptyGraph(kind), [
    ...nodes.map((node) => ({ type: 'addNode' as const, node })),
    ...edges.map((edge) => ({ type: 'addEdge' as const, edge })),
  ]);
  const [first] = refused;
  if (first === undefined) return { graph };
  return { refused: first.reason, id: first.id };
}

/** A store over a graph and an earlier log; operations that do not apply wait in `pending`. */
export function openStore<N extends object, E extends object>(
  start: Graph<N, E>,
  log: GraphLog<N, E> = EMPTY_LOG,
): GraphStore<N, E> {
  const { graph, refused } = applyOperations(start, log.done);
  return { start, log, graph, pending: refused.map(({ operation }) => operation) };
}

/** Applies one operation and clears the redo list. No store if it is refused. */
export function operate<N extends object, E extends object>(
  store: GraphStore<N, E>,
  operation: GraphOperation<N, E>,
): { store: GraphStore<N, E> } | { refused: GraphRefusal } {
  const { graph, refused } = applyOperations(store.graph, [operation]);
  const [first] = refused;
  if (first !== undefined) return { refused: first.reason };
  const log = { done: [...store.log.done, operation], undone: [] };
  return { store: { ...store, graph, log } };
}

/** The store before its last operation; the same store if there is none. */
export function undo<N extends object, E extends object>(store: GraphStore<N, E>): GraphStore<N, E> {
  const { done, undone } = store.log;
  const last = done.at(-1);
  return last === undefined
    ? store
    : openStore(store.start, { done: done.slice(0, -1), undone: [...undone, last] });
}

/** The store with the last undone operation redone; the same store if there is none. */
export function redo<N extends object, E extends object>(store: GraphStore<N, E>): GraphStore<N, E> {
  const { done, undone } = store.log;
  const next = undone.at(-1);
  return next === undefined
    ? store
    : openStore(store.start, { done: [...done, next], undone: undone.slice(0, -1) });
}
