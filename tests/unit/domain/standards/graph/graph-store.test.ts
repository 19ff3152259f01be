import { describe, expect, it } from 'vitest';
import { applyOperations, graphFrom, openStore, operate, redo, undo } from '@/domain/standards';
import type { GraphKind, GraphOperation, GraphStore } from '@/domain/standards';
import { graphOf, listed } from './graphs';
import type { Named } from './graphs';

type Operation = GraphOperation<Named, Named>;

const node = (id: string): Operation => ({ type: 'addNode', node: { id, value: { name: id } } });
const edge = (from: string, to: string, id = `${from}>${to}`): Operation => ({
  type: 'addEdge',
  edge: { id, from, to, value: { name: `${from}>${to}` } },
});

describe('console row 63, nodes, edges and log of two graphs: one operation', () => {
  const refusals: [string, GraphKind, string, Operation, string][] = [
    ['a node whose id is taken', 'general', 'a', node('a'), 'idTaken'],
    ['an edge whose id is taken', 'general', 'a b a>b', edge('b', 'a', 'a>b'), 'idTaken'],
    ['an edge from nowhere', 'general', 'a', edge('x', 'a'), 'noSuchNode'],
    ['an edge to nowhere', 'general', 'a', edge('a', 'x'), 'noSuchNode'],
    ['removal of an unknown node', 'general', 'a', { type: 'removeNode', id: 'x' }, 'noSuchNode'],
    ['removal of an unknown edge', 'general', 'a', { type: 'removeEdge', id: 'x' }, 'noSuchEdge'],
    ['change of an unknown node', 'general', 'a', { type: 'changeNode', id: 'x', change: {} }, 'noSuchNode'],
    ['change of an unknown edge', 'general', 'a', { type: 'changeEdge', id: 'x', change: {} }, 'noSuchEdge'],
    ['a second parent in a tree', 'tree', 'a b c a>c', edge('b', 'c'), 'secondParent'],
    ['a second edge of one parent in a tree', 'tree', 'a b a>b', edge('a', 'b', 'twice'), 'secondParent'],
    ['a node below itself in a tree', 'tree', 'a', edge('a', 'a'), 'cycle'],
    ['a cycle in a tree', 'tree', 'a b c a>b b>c', edge('c', 'a'), 'cycle'],
  ];
  it.each(refusals)('refuses %s', (_, kind, text, operation, reason) => {
    const store = openStore(graphOf(text, kind));
    expect(operate(store, operation)).toEqual({ refused: reason });
    const { graph, refused } = applyOperations(store.graph, [operation]);
    expect(refused).toMatchObject([{ operation, reason }]);
    expect(listed(graph)).toEqual(listed(store.graph));
  });

  const results: [string, GraphKind, string, Operation, string][] = [
    ['adds a node', 'general', 'a', node('b'), 'a b'],
    ['adds an edge', 'general', 'a b', edge('a', 'b'), 'a b a>b'],
    ['adds a second edge between two nodes', 'general', 'a b a>b', edge('a', 'b', 'x'), 'a b a>b a>b:x'],
    ['lets a general graph have cycles', 'general', 'a b a>b', edge('b', 'a'), 'a b a>b b>a'],
    ['lets a tree grow', 'tree', 'a b c a>b', edge('b', 'c'), 'a b c a>b b>c'],
    ['lets a tree have several roots', 'tree', 'a', node('b'), 'a b'],
    ['removes an edge', 'general', 'a b a>b', { type: 'removeEdge', id: 'a>b' }, 'a b'],
    ['removes a node with its edges', 'tree', 'a b c d a>b b>c', { type: 'removeNode', id: 'b' }, 'a c d'],
    ['removes only its own edges', 'general', 'a b c a>b b>c', { type: 'removeNode', id: 'a' }, 'b c b>c'],
  ];
  it.each(results)('%s', (_, kind, text, operation, after) => {
    const store = openStore(graphOf(text, kind));
    const before = listed(store.graph);
    const outcome = operate(store, operation);
    expect('store' in outcome && listed(outcome.store.graph)).toEqual(listed(graphOf(after, kind)));
    expect(listed(store.graph)).toEqual(before);
  });

  it('changes the named fields of a value', () => {
    const store = openStore(graphOf('a b a>b'));
    const { graph } = applyOperations(store.graph, [
      { type: 'changeNode', id: 'a', change: { name: 'A' } },
      { type: 'changeEdge', id: 'a>b', change: { name: 'AB' } },
    ]);
    expect(graph.nodes.get('a')).toEqual({ id: 'a', value: { name: 'A' } });
    expect(graph.edges.get('a>b')).toEqual({ id: 'a>b', from: 'a', to: 'b', value: { name: 'AB' } });
  });

  it('lets a child have another parent once it was taken from the first', () => {
    const store = openStore(graphOf('a b c a>c', 'tree'));
    const { refused } = applyOperations(store.graph, [{ type: 'removeEdge', id: 'a>c' }, edge('b', 'c')]);
    expect(refused).toEqual([]);
  });
});

describe('a graph from its parts', () => {
  it.each([
    ['idTaken', 'a', [['a'], ['a']], []],
    ['noSuchNode', 'a>b', [['a']], [['a', 'b']]],
  ] as const)('names what breaks a rule: %s at %s', (refused, id, nodes, edges) => {
    const built = graphFrom<Named, Named>(
      'general',
      nodes.map(([each]) => ({ id: each, value: { name: each } })),
      edges.map(([from, to]) => ({ id: `${from}>${to}`, from, to, value: { name: '' } })),
    );
    expect(built).toEqual({ refused, id });
  });
});

describe('undo and redo', () => {
  const done = (store: GraphStore<Named, Named>, operation: Operation) => {
    const outcome = operate(store, operation);
    if ('refused' in outcome) throw new Error(outcome.refused);
    return outcome.store;
  };

  it('go back and forth in the log', () => {
    const start = openStore(graphOf('a'));
    const one = done(start, node('b'));
    const two = done(one, edge('a', 'b'));
    expect(listed(undo(two).graph)).toEqual(listed(one.graph));
    expect(listed(undo(undo(two)).graph)).toEqual(listed(start.graph));
    expect(redo(redo(undo(undo(two))))).toEqual(two);
  });

  it('do nothing where nothing is to be undone or redone', () => {
    const start = openStore(graphOf('a'));
    expect(undo(start)).toBe(start);
    expect(redo(start)).toBe(start);
  });

  it('forget what was undone once something else is done', () => {
    const other = done(undo(done(openStore(graphOf('a')), node('b'))), node('c'));
    expect(other.log.undone).toEqual([]);
    expect(redo(other)).toBe(other);
  });

  it('keep what has no place in another graph, until it has one again', () => {
    const whole = done(openStore(graphOf('a b')), edge('a', 'b'));
    const part = openStore(graphOf('a'), whole.log);
    expect(part.pending).toEqual(whole.log.done);
    expect(listed(part.graph)).toEqual(listed(graphOf('a')));
    expect(listed(openStore(graphOf('a b'), part.log).graph)).toEqual(listed(whole.graph));
  });
});
