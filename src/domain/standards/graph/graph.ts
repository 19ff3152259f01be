/** `general`: any edges. `tree`: each node has at most one parent and no node is above itself; several roots are allowed. */
export type GraphKind = 'general' | 'tree';

/** A node by its id; `value` is its payload. */
export interface GraphNode<N extends object> {
  readonly id: string;
  readonly value: N;
}

/** A directed edge by its id; in a tree `from` is the parent of `to`. */
export interface GraphEdge<E extends object> {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly value: E;
}

/** Nodes and edges by id, in the order in which they were added. Both ends of every edge are among the nodes. */
export interface Graph<N extends object, E extends object> {
  readonly kind: GraphKind;
  readonly nodes: ReadonlyMap<string, GraphNode<N>>;
  readonly edges: ReadonlyMap<string, GraphEdge<E>>;
}

/** Why an operation is refused. */
export type GraphRefusal = 'idTaken' | 'noSuchNode' | 'noSuchEdge' | 'secondParent' | 'cycle';

/** A graph without nodes. */
export const emptyGraph = <N extends object, E extends object>(kind: GraphKind): Graph<N, E> => ({
  kind,
  nodes: new Map(),
  edges: new Map(),
});
