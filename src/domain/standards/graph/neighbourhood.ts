import { adjacency } from './adjacency';
import type { Graph, GraphEdge } from './graph';

/**
 * The nodes within `depth` edges of a node, by id with their distance, nearest first and the node itself at 0; edges count
 * in both directions. Empty where the graph has no such node.
 */
export function neighbourhood<N extends object, E extends object>(
  graph: Graph<N, E>,
  id: string,
  depth: number,
  takes?: (edge: GraphEdge<E>) => boolean,
): Map<string, number> {
  const distances = new Map<string, number>();
  if (!graph.nodes.has(id)) return distances;
  const steps = adjacency(graph, takes);
  distances.set(id, 0);
  // A map iterates in insertion order, including entries added meanwhile.
  for (const [at, distance] of distances) {
    if (distance >= depth) continue;
    for (const { other } of steps.get(at) ?? [])
      if (!distances.has(other)) distances.set(other, distance + 1);
  }
  return distances;
}
