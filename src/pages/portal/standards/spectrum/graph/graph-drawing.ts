import { pathNodes } from '@/domain/standards';
import type { NodePosition } from '@/domain/standards';
import type { GraphChart } from '@/shared/charts/graph/graph-chart';
import { SECTOR_IDS } from '@/shared/routing/paths';
import type { VisibleGraph } from '../state/visible-graph';
import { STYLE_OF } from './link-styles';

const SMALLEST = 7;
/** Above this many standards they are drawn smaller. */
const MANY = 300;
const LARGEST = 26;
/** Up to this many standards all are labelled, of more only those with most relations. */
const ALL_NAMED = 40;
const HUBS = 8;

/**
 * The shown standards as a drawing: those with more relations larger; the selected one, a path and search results are
 * marked.
 */
export function graphDrawing(
  { graph, found, path }: VisibleGraph,
  focus: string,
  places: ReadonlyMap<string, NodePosition>,
): GraphChart {
  const relations = new Map<string, number>();
  for (const { from, to } of graph.edges.values())
    for (const id of [from, to]) relations.set(id, (relations.get(id) ?? 0) + 1);
  const hubs = [...relations].toSorted(([, a], [, b]) => b - a).slice(0, HUBS);
  const smallest = graph.nodes.size > MANY ? SMALLEST / 2 : SMALLEST;
  const onPath = new Set(path === null ? [] : pathNodes(path));
  const pathEdges = new Set(path?.steps.map(({ edge }) => edge.id));
  const named = new Set([...hubs.map(([id]) => id), ...onPath, focus]);
  return {
    nodes: [...graph.nodes.values()].flatMap(({ id, value }) => {
      const place = places.get(id);
      if (place === undefined) return [];
      const isMarked = id === focus || onPath.has(id) || found.has(id);
      return [
        {
          id,
          name: value.number,
          ...place,
          size: Math.min(LARGEST, smallest + 2 * Math.sqrt(relations.get(id) ?? 0)) + (isMarked ? 4 : 0),
          group: value.sector === null ? null : SECTOR_IDS.indexOf(value.sector),
          isHollow: value.status === 'withdrawn' || value.status === 'upcoming',
          isNamed: graph.nodes.size <= ALL_NAMED || named.has(id),
          isMarked,
        },
      ];
    }),
    links: [...graph.edges.values()].flatMap(({ id, from, to, value }) =>
      places.has(from) && places.has(to)
        ? [
            {
              id,
              from,
              to,
              style: STYLE_OF[value.kind],
              isMarked: pathEdges.has(id) || from === focus || to === focus,
            },
          ]
        : [],
    ),
  };
}
