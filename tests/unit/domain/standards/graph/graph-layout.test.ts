import { describe, expect, it } from 'vitest';
import { graphLayout, type NodePosition } from '@/domain/standards/graph/graph-layout';

const nodes = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);
/** Each node with the next one of its group of ten. */
const chains = (ids: readonly string[]) =>
  ids.slice(1).flatMap((to, index) => (index % 10 === 9 ? [] : [{ from: ids[index] ?? '', to }]));
const distance = (a: NodePosition | undefined, b: NodePosition | undefined) =>
  Math.hypot((a?.x ?? NaN) - (b?.x ?? NaN), (a?.y ?? NaN) - (b?.y ?? NaN));

describe.each([
  ['few', 60],
  ['many, in fewer steps', 600],
])('the layout of %s nodes', (_title, count) => {
  const ids = nodes(count);
  const links = chains(ids);
  const positions = graphLayout(ids, links);

  it('places every node, and the same graph in the same way', () => {
    expect([...positions.keys()].toSorted()).toEqual(ids.toSorted());
    expect(graphLayout(ids, links)).toEqual(positions);
  });

  it('places connected nodes closer together than others', () => {
    const mean = (pairs: readonly (readonly [string, string])[]) =>
      pairs.reduce((sum, [from, to]) => sum + distance(positions.get(from), positions.get(to)), 0) /
      pairs.length;
    const linked = links.map(({ from, to }) => [from, to] as const);
    const others = ids.slice(0, count / 2).map((id, index) => [id, ids[index + count / 2] ?? ''] as const);
    expect(mean(linked)).toBeLessThan(mean(others) / 2);
  });
});
