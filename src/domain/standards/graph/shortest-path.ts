import { adjacency } from './adjacency';
import type { GraphStep } from './adjacency';
import type { Graph, GraphEdge } from './graph';

/** A path between two nodes: each step leads from the node before to `other`. */
export interface GraphPath<E extends object> {
  from: string;
  steps: readonly GraphStep<E>[];
}

/**
 * A path of as few edges as possible, along or against them; null if there is none. The first one found in the order
 * of the graph.
 */
export function shortestPath<N extends object, E extends object>(
  graph: Graph<N, E>,
  from: string,
  to: string,
  takes?: (edge: GraphEdge<E>) => boolean,
): GraphPath<E> | null {
  if (!graph.nodes.has(from) || !graph.nodes.has(to)) return null;
  const steps = adjacency(graph, takes);
  const ways = new Map<string, readonly GraphStep<E>[]>([[from, []]]);
  for (const [at, way] of ways) {
    if (at === to) return { from, steps: way };
    for (const step of steps.get(at) ?? []) if (!ways.has(step.other)) ways.set(step.other, [...way, step]);
  }
  return null;
}

/** The ids of a path's nodes, both ends included. */
export const pathNodes = <E extends object>({ from, steps }: GraphPath<E>): string[] => [
  from,
  ...steps.map(({ other }) => other),
];
