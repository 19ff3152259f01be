import { adjacency } from './adjacency';
import type { Graph } from './graph';

/** The node ids of each connected component, largest first, those of one size in the order of the graph. */
export function connectedParts<N extends object, E extends object>(graph: Graph<N, E>): string[][] {
  const steps = adjacency(graph);
  const seen = new Set<string>();
  const parts: string[][] = [];
  for (const start of graph.nodes.keys()) {
    if (seen.has(start)) continue;
    const part = new Set([start]);
    for (const at of part) for (const { other } of steps.get(at) ?? []) part.add(other);
    for (const id of part) seen.add(id);
    parts.push([...part]);
  }
  return parts.toSorted((a, b) => b.length - a.length);
}
