import { describe, expect, it } from 'vitest';
import {
  GRAPH_FILE_LIMITS,
  openStore,
  operate,
  readGraph,
  readOperations,
  undo,
  writeGraph,
} from '@/domain/standards';
import type { GraphOperation } from '@/domain/standards';
import { codec, graphOf } from './graphs';
import type { Named } from './graphs';

const OPERATIONS: GraphOperation<Named, Named>[] = [
  { type: 'addNode', node: { id: 'c', value: { name: 'c' } } },
  { type: 'addEdge', edge: { id: 'b>c', from: 'b', to: 'c', value: { name: '' } } },
  { type: 'changeNode', id: 'a', change: { name: 'A' } },
  { type: 'changeEdge', id: 'a>b', change: { name: 'AB' } },
  { type: 'removeEdge', id: 'a>b' },
  { type: 'removeNode', id: 'a' },
];

function storeWithAll() {
  let store = openStore(graphOf('a b a>b', 'tree'));
  for (const operation of OPERATIONS) {
    const outcome = operate(store, operation);
    if ('refused' in outcome) throw new Error(outcome.refused);
    ({ store } = outcome);
  }
  return undo(undo(store));
}

const file = (change: object) => JSON.stringify({ ...JSON.parse(writeGraph(storeWithAll())), ...change });
const log = (done: unknown, undone: unknown = []) => file({ log: { done, undone } });

describe('a graph as JSON', () => {
  it('is read as it was written, with its log', () => {
    const store = storeWithAll();
    expect(readGraph(writeGraph(store), codec)).toEqual({ store });
  });

  it('carries no field that is not known, and no prototype', () => {
    const text = file({
      nodes: [
        { id: 'a', value: { name: 'a', extra: '<script>', __proto__: 1 } },
        { id: 'b', value: { name: 'b' } },
      ],
    }).replace('"extra"', '"__proto__":{"isAdmin":true},"extra"');
    const read = readGraph(text, codec);
    const node = 'store' in read ? read.store.start.nodes.get('a') : undefined;
    expect(node).toEqual({ id: 'a', value: { name: 'a' } });
    expect(node?.value).not.toHaveProperty('isAdmin');
  });

  it.each([
    ['nothing', '', 'notJson'],
    ['a half', '{"format":', 'notJson'],
    ['null', 'null', 'notGraph'],
    ['a list', '[]', 'notGraph'],
    ['a deep nest', '['.repeat(50_000) + ']'.repeat(50_000), 'notGraph'],
    ['a text of the greatest length', ' '.repeat(GRAPH_FILE_LIMITS.characters), 'notJson'],
    ['a text that is too long', ' '.repeat(GRAPH_FILE_LIMITS.characters + 1), 'tooLarge'],
    ['another format', file({ format: 'graphml' }), 'notGraph'],
    ['another version', file({ version: 2 }), 'notGraph'],
    ['another kind', file({ kind: 'forest' }), 'notGraph'],
    ['no log', file({ log: null }), 'notGraph'],
    ['no nodes', file({ nodes: { length: 1 } }), 'notGraph'],
    [
      'too many nodes',
      file({ nodes: Array.from({ length: GRAPH_FILE_LIMITS.nodes + 1 }, () => 0) }),
      'notGraph',
    ],
    ['a node that is none', file({ nodes: [7] }), 'notGraph'],
    ['a node without an id', file({ nodes: [{ value: { name: 'a' } }] }), 'notGraph'],
    ['a node with an empty id', file({ nodes: [{ id: '', value: { name: 'a' } }] }), 'notGraph'],
    ['a node with a huge id', file({ nodes: [{ id: 'x'.repeat(201), value: { name: 'a' } }] }), 'notGraph'],
    ['a node with a wrong value', file({ nodes: [{ id: 'a', value: { name: 7 } }] }), 'notGraph'],
    ['a doubled node', file({ nodes: [1, 2].map(() => ({ id: 'a', value: { name: 'a' } })) }), 'idTaken'],
    ['no edges', file({ edges: null }), 'notGraph'],
    ['an edge that is none', file({ edges: ['a>b'] }), 'notGraph'],
    ['an edge without ends', file({ edges: [{ id: 'x', from: 'a', value: { name: '' } }] }), 'notGraph'],
    ['an edge without a start', file({ edges: [{ id: 'x', to: 'a', value: { name: '' } }] }), 'notGraph'],
    ['an edge without an id', file({ edges: [{ from: 'a', to: 'b', value: { name: '' } }] }), 'notGraph'],
    ['an edge with a wrong value', file({ edges: [{ id: 'x', from: 'a', to: 'b', value: 7 }] }), 'notGraph'],
    [
      'a dangling edge',
      file({ edges: [{ id: 'x', from: 'a', to: 'z', value: { name: '' } }] }),
      'noSuchNode',
    ],
    [
      'a cycle in a tree',
      file({
        edges: ['a>b', 'b>a'].map((id) => ({ id, from: id[0], to: id[2], value: { name: '' } })),
      }),
      'cycle',
    ],
    ['a log that is no list', log('all'), 'notGraph'],
    ['undone steps that are no list', log([], 7), 'notGraph'],
    ['a step that is none', log([null]), 'notGraph'],
    ['a step without a node', log([{ type: 'addNode' }]), 'notGraph'],
    ['a step without an edge', log([{ type: 'addEdge', edge: {} }]), 'notGraph'],
    ['a step without an id', log([{ type: 'removeNode' }]), 'notGraph'],
    ['an unknown step', log([{ type: 'eval', id: 'a' }]), 'notGraph'],
    ['a wrong change of a node', log([{ type: 'changeNode', id: 'a', change: 7 }]), 'notGraph'],
    ['a wrong change of an edge', log([{ type: 'changeEdge', id: 'a>b' }]), 'notGraph'],
    ['a step that is refused', log([{ type: 'removeNode', id: 'z' }]), 'notGraph'],
    ['an undone step that is refused', log([], [{ type: 'removeNode', id: 'z' }]), 'notGraph'],
  ])('refuses %s', (_, text, error) => {
    expect(readGraph(text, codec)).toEqual({ error });
  });
});

describe('operations from anywhere', () => {
  it('are read whole or not at all', () => {
    const sent: unknown = JSON.parse(JSON.stringify(OPERATIONS));
    expect(readOperations(sent, codec)).toEqual(OPERATIONS);
    expect(readOperations([...OPERATIONS, { type: 'addNode', node: null }], codec)).toBeNull();
    expect(readOperations('none', codec)).toBeNull();
  });
});
