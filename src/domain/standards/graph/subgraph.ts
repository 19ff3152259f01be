import type { Graph, GraphEdge, GraphNode } from './graph';

/** The subgraph of the chosen nodes, with the chosen edges between them. */
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
