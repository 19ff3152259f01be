import { graphFrom } from '@/domain/standards';
import type { Graph, GraphCodec, GraphKind } from '@/domain/standards';

export interface Named {
  name: string;
}

/** A graph in short: `a b c` are nodes, `a>b` are edges with the id `a>b`, or `a>b:x` with the id `x`. */
export function graphOf(text: string, kind: GraphKind = 'general'): Graph<Named, Named> {
  const words = text.split(' ').filter(Boolean);
  const nodes = words.filter((word) => !word.includes('>'));
  const edges = words
    .filter((word) => word.includes('>'))
    .map((word) => {
      const [ends = '', id = ends] = word.split(':');
      const [from = '', to = ''] = ends.split('>');
      return { id, from, to, value: { name: ends } };
    });
  const built = graphFrom(
    kind,
    nodes.map((id) => ({ id, value: { name: id } })),
    edges,
  );
  if ('refused' in built) throw new Error(`${built.refused} ${built.id}`);
  return built.graph;
}

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
const named = (value: unknown) => (isNamed(value) ? { name: value.name } : null);

export const codec: GraphCodec<Named, Named> = {
  node: named,
  nodeChange: named,
  edge: named,
  edgeChange: named,
};

/** Nodes and edges as lists, to be compared. */
export const listed = ({ kind, nodes, edges }: Graph<object, object>) => ({
  kind,
  nodes: [...nodes.values()],
  edges: [...edges.values()],
});
