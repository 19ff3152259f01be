import type { Graph, GraphEdge } from './graph';

/** An edge as seen from one of its ends. */
export interface GraphStep<E extends object> {
  edge: GraphEdge<E>;
  /** The node at the other end. */
  other: string;
  /** `out`: along the edge; `in`: against it. */
  direction: 'out' | 'in';
}

/**
 * The edges of each node with any, in the order of the graph; an edge from a node to itself is there once, as `out`.
 */
export function adjacency<N extends object, E extends object>(
  { edges }: Graph<N, E>,
  takes: (edge: GraphEdge<E>) => boolean = () => true,
): Map<string, GraphStep<E>[]> {
  const steps = new Map<string, GraphStep<E>[]>();
  const add = (id: string, step: GraphStep<E>) => {
    const own = steps.get(id);
    if (own === undefined) steps.set(id, [step]);
    else own.push(step);
  };
  for (const edge of edges.values()) {
    if (!takes(edge)) continue;
    add(edge.from, { edge, other: edge.to, direction: 'out' });
    if (edge.from !== edge.to) add(edge.to, { edge, other: edge.from, direction: 'in' });
  }
  return steps;
}
