import type { Graph, GraphEdge, GraphNode } from './graph';

/** The part of a graph with the chosen nodes and those of their edges that are chosen and whose ends both are. */
export function subgraph<N extends object, E extends object>(
  { kind, nodes, edges }: Graph<N, E>,
  takesNode: (node: GraphNode<N>) => boolean,
  takesEdge: (edge: GraphEdge<E>) => boolean = () => true,
): Graph<N, E> {
  const chosen = new Map([...nodes].filter(([, node]) => takesNode(node)));
  const isWhole = ({ from, to }: GraphEdge<E>) => chosen.has(from) && chosen.has(to);
  return {
    kind,
    nodes: chosen,
    edges: new Map([...edges].filter(([, edge]) => isWhole(edge) && takesEdge(edge))),
  };
}
