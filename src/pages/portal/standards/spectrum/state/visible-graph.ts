import { adjacency, neighbourhood, searchNodes, shortestPath, subgraph } from '@/domain/standards';
import type { GraphPath } from '@/domain/standards';
import type { SpectrumAddress } from './spectrum-address';
import type { RelationEdge, RelationValue, StandardNode, StandardsGraph } from './standard-graph';

/** The shared selection of graph, tree, table and list. */
export interface VisibleGraph {
  graph: StandardsGraph;
  /** The standards that match the search; empty without search terms. */
  found: ReadonlySet<string>;
  /** Distances from the selected standard, as far as shown; empty without one. */
  distances: ReadonlyMap<string, number>;
  /** The path between the two selected standards; null without a selection or a path. */
  path: GraphPath<RelationValue> | null;
}

/**
 * The part of the reader's graph in the address: without hidden nodes and other kinds of relation; around the
 * selected standard if a depth is given; with search terms, the matches and their direct relations. A path is always
 * included.
 */
export function visibleGraph(
  whole: StandardsGraph,
  { q, kind, focus, depth, from, to }: SpectrumAddress,
): VisibleGraph {
  const takes = ({ value }: RelationEdge) => kind.length === 0 || kind.includes(value.kind);
  const open = subgraph(whole, ({ value }) => !value.isHidden, takes);
  const path = from === '' || to === '' ? null : shortestPath(open, from, to);
  const onPath = path === null ? [] : [path.from, ...path.steps.map(({ other }) => other)];
  const distances = neighbourhood(open, focus, Math.max(depth, 3));
  const found = searchNodes(open, q, searchedTexts).map(({ id }) => id);
  const wanted = new Set(onPath);
  if (depth > 0 && open.nodes.has(focus))
    for (const [id, distance] of distances) if (distance <= depth) wanted.add(id);
  const steps = adjacency(open);
  for (const id of found) {
    wanted.add(id);
    for (const { other } of steps.get(id) ?? []) wanted.add(other);
  }
  const isWhole = q === '' && (depth === 0 || !open.nodes.has(focus));
  return {
    graph: isWhole ? open : subgraph(open, ({ id }) => wanted.has(id)),
    found: new Set(found),
    distances,
    path,
  };
}

const searchedTexts = ({ value: { number, title, body } }: StandardNode): string[] => [
  number,
  title?.text ?? '',
  body,
];
