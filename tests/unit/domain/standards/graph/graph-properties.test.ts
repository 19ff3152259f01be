import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyOperations,
  connectedParts,
  emptyGraph,
  neighbourhood,
  openStore,
  operate,
  pathNodes,
  readGraph,
  redo,
  shortestPath,
  treeView,
  undo,
  writeGraph,
} from '@/domain/standards';
import type { Graph, GraphKind, GraphOperation, GraphStore } from '@/domain/standards';
import { codec, listed } from './graphs';
import type { Named } from './graphs';

type Operation = GraphOperation<Named, Named>;

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
const value = fc.record({ name: fc.string({ maxLength: 4 }) });
const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('addNode' as const), node: fc.record({ id, value }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('addEdge' as const),
      edge: fc.record({ id: fc.integer({ min: 0, max: 20 }).map(String), from: id, to: id, value }),
    }),
  },
  fc.record({ type: fc.constantFrom('removeNode' as const, 'removeEdge' as const), id }),
  fc.record({ type: fc.constant('changeNode' as const), id, change: value }),
  fc.record({ type: fc.constant('changeEdge' as const), id: fc.constantFrom('0', '1', '2'), change: value }),
);
const kind = fc.constantFrom<GraphKind>('general', 'tree');
const anyGraph = (kinds: fc.Arbitrary<GraphKind> = kind): fc.Arbitrary<Graph<Named, Named>> =>
  fc
    .tuple(kinds, fc.array(operation, { maxLength: 60 }))
    .map(([chosen, operations]) => applyOperations(emptyGraph<Named, Named>(chosen), operations).graph);

/** Does what is not refused. */
const doneAll = (store: GraphStore<Named, Named>, operations: readonly Operation[]) =>
  operations.reduce((at, each) => {
    const outcome = operate(at, each);
    return 'store' in outcome ? outcome.store : at;
  }, store);

const times = <T>(count: number, step: (at: T) => T, start: T): T =>
  Array.from({ length: count }).reduce<T>((at) => step(at), start);

describe('a graph store, whatever is done', () => {
  const anyStore = fc
    .tuple(anyGraph(), fc.array(operation, { maxLength: 30 }))
    .map(([graph, operations]) => ({
      start: openStore(graph),
      store: doneAll(openStore(graph), operations),
    }));

  it('is the same after undo and redo', () => {
    fc.assert(
      fc.property(anyStore, fc.nat({ max: 40 }), ({ store }, count) => {
        expect(times(count, redo, times(count, undo, store))).toEqual(store);
      }),
    );
  });

  it('is where it began when all is undone', () => {
    fc.assert(
      fc.property(anyStore, ({ start, store }) => {
        expect(listed(times(store.log.done.length, undo, store).graph)).toEqual(listed(start.graph));
      }),
    );
  });

  it('is its start after its log, with no edge without both ends', () => {
    fc.assert(
      fc.property(anyStore, ({ store }) => {
        expect(listed(openStore(store.start, store.log).graph)).toEqual(listed(store.graph));
        for (const { from, to } of store.graph.edges.values())
          expect(store.graph.nodes.has(from) && store.graph.nodes.has(to)).toBe(true);
      }),
    );
  });

  it('is read from JSON as it was written', () => {
    fc.assert(
      fc.property(anyStore, fc.nat({ max: 10 }), ({ store }, count) => {
        const at = times(count, undo, store);
        expect(readGraph(writeGraph(at), codec)).toEqual({ store: at });
      }),
    );
  });

  it('refuses any other JSON without an error', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readGraph(text, codec)).toHaveProperty('error');
      }),
    );
  });
});

describe('a tree, whatever is done', () => {
  const rulesHold = (tree: Graph<object, object>) => {
    const parents = new Map([...tree.edges.values()].map(({ from, to }) => [to, from]));
    expect(parents.size).toBe(tree.edges.size);
    for (const start of tree.nodes.keys()) {
      const above = new Set<string>();
      for (let at: string | undefined = start; at !== undefined; at = parents.get(at)) {
        expect(above.has(at)).toBe(false);
        above.add(at);
      }
    }
  };

  it('has one parent at most for each node, and no cycle', () => {
    fc.assert(fc.property(anyGraph(fc.constant('tree')), rulesHold));
  });

  it('is what the tree view of any graph is too, with every node in it', () => {
    fc.assert(
      fc.property(anyGraph(), (graph) => {
        const tree = treeView(graph, (node) => [node.value.name, node.id], () => true); // oxfmt-ignore
        rulesHold(tree);
        const nodes = [...tree.nodes.values()].flatMap(({ value: row }) =>
          row.type === 'node' ? [row.node] : [],
        );
        expect(new Set(nodes)).toEqual(new Set(graph.nodes.keys()));
      }),
    );
  });
});

describe('walks over any graph', () => {
  it('lead along edges that join their nodes, by as few as the distance', () => {
    fc.assert(
      fc.property(anyGraph(), id, id, (graph, from, to) => {
        const path = shortestPath(graph, from, to);
        const distance = neighbourhood(graph, from, Infinity).get(to);
        expect(path?.steps.length).toBe(distance);
        if (path === null) return;
        const nodes = pathNodes(path);
        expect([nodes[0], nodes.at(-1)]).toEqual([from, to]);
        path.steps.forEach(({ edge, direction }, index) => {
          const ends = [nodes[index], nodes[index + 1]];
          expect(direction === 'out' ? [edge.from, edge.to] : [edge.to, edge.from]).toEqual(ends);
          expect(graph.edges.get(edge.id)).toBe(edge);
        });
      }),
    );
  });

  it('part the nodes: each is in one part, two are in one part where a path leads', () => {
    fc.assert(
      fc.property(anyGraph(), (graph) => {
        const parts = connectedParts(graph);
        expect(parts.flat().toSorted()).toEqual([...graph.nodes.keys()].toSorted());
        for (const [first = '', ...others] of parts)
          for (const other of others) expect(shortestPath(graph, first, other)).not.toBeNull();
      }),
    );
  });
});
