import { describe, expect, it } from 'vitest';
import {
  adjacency,
  connectedParts,
  graphLayout,
  neighbourhood,
  pathNodes,
  searchNodes,
  shortestPath,
  subgraph,
  treeView,
} from '@/domain/standards';
import { graphOf, listed } from './graphs';

const CHAIN = graphOf('a b c d e a>b c>b c>d');

describe('adjacency', () => {
  it('has each edge at both ends, with its direction', () => {
    const steps = adjacency(CHAIN).get('b');
    expect(steps?.map(({ other, direction }) => [other, direction])).toEqual([
      ['a', 'in'],
      ['c', 'in'],
    ]);
  });

  it('has an edge from a node to itself once', () => {
    expect(adjacency(graphOf('a a>a')).get('a')).toHaveLength(1);
  });
});

describe('neighbourhood', () => {
  it.each([
    [0, [['a', 0]]],
    [1, [['a', 0], ['b', 1]]], // oxfmt-ignore
    [2, [['a', 0], ['b', 1], ['c', 2]]], // oxfmt-ignore
    [9, [['a', 0], ['b', 1], ['c', 2], ['d', 3]]], // oxfmt-ignore
  ])('within %i edges, in both directions', (depth, expected) => {
    expect([...neighbourhood(CHAIN, 'a', depth)]).toEqual(expected);
  });

  it('goes along the chosen edges only', () => {
    expect([...neighbourhood(CHAIN, 'b', 9, ({ id }) => id !== 'c>b').keys()]).toEqual(['b', 'a']);
  });

  it('is empty around a node that is not there, and the node alone where it has no edge', () => {
    expect(neighbourhood(CHAIN, 'x', 1).size).toBe(0);
    expect([...neighbourhood(CHAIN, 'e', 3).keys()]).toEqual(['e']);
  });
});

describe('shortest path', () => {
  it.each([
    ['a', 'd', 'a b c d', 'out in out'],
    ['d', 'a', 'd c b a', 'in out in'],
    ['a', 'a', 'a', ''],
  ])('from %s to %s', (from, to, nodes, directions) => {
    const path = shortestPath(CHAIN, from, to);
    expect(path && pathNodes(path).join(' ')).toBe(nodes);
    expect(path?.steps.map(({ direction }) => direction).join(' ')).toBe(directions);
  });

  it('takes the shorter of two ways', () => {
    const graph = graphOf('a b c d a>b b>c c>d a>d');
    expect(shortestPath(graph, 'a', 'd')?.steps.map(({ edge }) => edge.id)).toEqual(['a>d']);
    expect(shortestPath(graph, 'a', 'd', ({ id }) => id !== 'a>d')?.steps).toHaveLength(3);
  });

  it.each([
    ['a', 'e'],
    ['e', 'a'],
    ['x', 'a'],
    ['a', 'x'],
  ])('there is none from %s to %s', (from, to) => {
    expect(shortestPath(CHAIN, from, to)).toBeNull();
  });
});

describe('connected parts', () => {
  it('are listed with the largest first', () => {
    expect(connectedParts(graphOf('x a b c y z a>b c>b y>z'))).toEqual([['a', 'b', 'c'], ['y', 'z'], ['x']]);
    expect(connectedParts(graphOf(''))).toEqual([]);
  });
});

describe('subgraph', () => {
  it('has no edge without both ends', () => {
    expect(listed(subgraph(CHAIN, ({ id }) => id !== 'b'))).toEqual(listed(graphOf('a c d e c>d')));
  });

  it('has the chosen edges only', () => {
    const part = subgraph(CHAIN, () => true, ({ id }) => id === 'a>b'); // oxfmt-ignore
    expect([...part.edges.keys()]).toEqual(['a>b']);
  });
});

describe('search', () => {
  const names = new Map([
    ['1', ['GB 18401-2010', '国家纺织产品基本安全技术规范']],
    ['2', ['ISO 14184-1:2011', 'Textiles — Formaldehyde']],
    ['3', ['QCVN 01:2017', 'Formaldehyde in textiles']],
  ]);
  const graph = graphOf('1 2 3');
  it.each([
    ['gb18401', '1'],
    ['GB 18401', '1'],
    ['１８４０１', '1'],
    ['纺织', '1'],
    ['textiles formaldehyde', '2 3'],
    ['formaldehyde', '3 2'],
    ['formaldehyde cotton', ''],
    ['  ', ''],
  ])('for %s finds %s', (words, ids) => {
    const found = searchNodes(graph, words, ({ id }) => names.get(id) ?? []);
    expect(found.map(({ id }) => id).join(' ')).toBe(ids);
  });
});

describe('tree view', () => {
  const drawn = (
    graph: ReturnType<typeof graphOf>,
    levelsOf: (id: string) => string[],
    maxDepth?: number,
  ): string[] => {
    const tree = treeView(graph, ({ id }) => levelsOf(id), () => true, maxDepth); // oxfmt-ignore
    const depth = (id: string): number => {
      const parent = [...tree.edges.values()].find(({ to }) => to === id);
      return parent === undefined ? 0 : depth(parent.from) + 1;
    };
    return [...tree.nodes.values()].map(
      ({ id, value }) =>
        '-'.repeat(depth(id)) + (value.type === 'group' ? `${value.key} ${value.count}` : value.node),
    );
  };

  it('groups nodes, and has below each what its edges lead to', () => {
    const graph = graphOf('a b c a>c b>c');
    expect(drawn(graph, (id) => (id === 'c' ? ['food', 'ISO'] : ['food', 'SAC']))).toEqual([
      'food 3',
      '-SAC 2',
      '--a',
      '---c',
      '--b',
      '---c',
      '-ISO 1',
      '--c',
    ]);
  });

  it('ends where a way comes back to itself', () => {
    expect(drawn(graphOf('a b a>b b>a a>a'), () => [])).toEqual(['a', '-b', 'b', '-a']);
  });

  it('has a node without an edge alone', () => {
    expect(drawn(graphOf('a b c a>b'), () => [])).toEqual(['a', '-b', 'b', 'c']);
  });

  it('goes so deep and no deeper', () => {
    expect(drawn(graphOf('a b c a>b b>c'), () => [], 1)).toEqual(['a', '-b', 'b', '-c', 'c']);
  });
});

describe('layout', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const links = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
    { from: 'd', to: 'd' },
    { from: 'a', to: 'gone' },
    { from: 'gone', to: 'a' },
  ];

  it('is the same each time', () => {
    expect(graphLayout(ids, links)).toEqual(graphLayout(ids, links));
  });

  it('has a finite place for each node, no two in the same', () => {
    const places = [...graphLayout(ids, links).values()];
    expect(places).toHaveLength(ids.length);
    for (const [index, { x, y }] of places.entries()) {
      expect(Number.isFinite(x + y)).toBe(true);
      for (const other of places.slice(index + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(5);
    }
  });

  it('has connected nodes nearer than those far along the chain', () => {
    const chain = Array.from({ length: 30 }, (_, index) => `n${index}`);
    const places = graphLayout(chain, chain.slice(1).map((to, index) => ({ from: `n${index}`, to }))); // oxfmt-ignore
    const far = (from: string, to: string) => {
      const [a, b] = [places.get(from)!, places.get(to)!];
      return Math.hypot(a.x - b.x, a.y - b.y);
    };
    expect(far('n10', 'n11')).toBeLessThan(far('n0', 'n29'));
  });
});
