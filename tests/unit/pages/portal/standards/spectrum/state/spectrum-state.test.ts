import { describe, expect, it } from 'vitest';
import { openStore } from '@/domain/standards';
import { graphDrawing } from '@/pages/portal/standards/spectrum/graph/graph-drawing';
import { visibleGraph } from '@/pages/portal/standards/spectrum/state/visible-graph';
import {
  readSpectrumAddress,
  spectrumAddress,
} from '@/pages/portal/standards/spectrum/state/spectrum-address';
import { graphOfAnswer } from '@/pages/portal/standards/spectrum/state/standard-graph';
import { readSort, tableRows } from '@/pages/portal/standards/spectrum/table/table-rows';
import { treeMove, typedAhead } from '@/pages/portal/standards/spectrum/tree/tree-keys';
import type { TreeLine } from '@/pages/portal/standards/spectrum/tree/tree-lines';
import type { StandardGraph } from '@/features/standards/standards-schema';
import { largeGraph } from '../../../../../../../mocks/standards/large-graph';

const read = (search: string) => readSpectrumAddress(new URLSearchParams(search));

const node = (id: string): StandardGraph['nodes'][number] => ({
  id,
  number: `GB ${id}`,
  title: { text: `Title ${id}`, lang: 'en' },
  country: 'CN',
  body: 'SAC',
  sector: null,
  status: 'inForce',
  mark: 'fact',
});
const edge = (from: string, to: string, kind: StandardGraph['edges'][number]['kind']) => ({
  id: `${from}-${to}`,
  from,
  to,
  kind,
  degree: null,
  mark: 'fact' as const,
});
const GRAPH = graphOfAnswer({
  total: 5,
  nodes: ['1', '2', '3', '4', '10'].map(node),
  edges: [
    edge('1', '2', 'adopts'),
    edge('2', '3', 'replaces'),
    edge('3', '4', 'references'),
    edge('4', 'gone', 'adopts'),
  ],
  sources: [],
});

describe('the address of the map', () => {
  it.each([
    '',
    'view=tree&q=steel',
    'q=GB+18401&country=CN%2Cinternational&sector=textile&kind=adopts%2Creplaces&focus=a&depth=2',
    'from=a&to=b&sort=-title&view=table&page=3',
  ])('is written as it was read: %s', (search) => {
    const state = read(search);
    const written = spectrumAddress(state, { page: state.page });
    expect(read(written.split('?')[1] ?? '')).toEqual(state);
  });

  it.each([
    ['view=3d', 'view', 'graph'],
    ['country=<b>,CN,CN', 'country', ['CN']],
    ['sector=none', 'sector', []],
    ['kind=eats', 'kind', []],
    ['depth=9', 'depth', 0],
    ['page=-1', 'page', 1],
    ['page=1e9', 'page', 1],
  ])('has no meaning where it is wrong: %s', (search, name, value) => {
    expect(read(search)).toMatchObject({ [name]: value });
  });

  it('begins at the first page when anything else changes', () => {
    expect(spectrumAddress(read('page=4&view=table'), { sort: 'body' })).not.toMatch(/page=/);
  });
});

describe('what is shown', () => {
  const shown = (search: string, graph = GRAPH) => [...visibleGraph(graph, read(search)).graph.nodes.keys()];

  it.each([
    ['', ['1', '2', '3', '4', '10']],
    ['focus=1', ['1', '2', '3', '4', '10']],
    ['focus=1&depth=1', ['1', '2']],
    ['focus=1&depth=3', ['1', '2', '3', '4']],
    ['focus=gone&depth=1', ['1', '2', '3', '4', '10']],
    ['q=gb1', ['1', '2', '10']],
    ['q=nothing', []],
    ['q=GB+10&from=1&to=3', ['1', '2', '3', '10']],
  ])('at %s is %j', (search, ids) => {
    expect(shown(search)).toEqual(ids);
  });

  it('leaves out what is hidden and other kinds, in paths too', () => {
    const hidden = openStore(GRAPH, {
      done: [{ type: 'changeNode', id: '2', change: { isHidden: true } }],
      undone: [],
    }).graph;
    expect(shown('', hidden)).toEqual(['1', '3', '4', '10']);
    expect(visibleGraph(hidden, read('from=1&to=3')).path).toBeNull();
    expect(visibleGraph(GRAPH, read('from=1&to=3&kind=adopts')).path).toBeNull();
    expect(visibleGraph(GRAPH, read('from=1&to=3')).path?.steps).toHaveLength(2);
  });

  it('leaves out relations whose ends are not both in the answer', () => {
    expect([...GRAPH.edges.keys()]).toEqual(['1-2', '2-3', '3-4']);
  });
});

describe('the drawing', () => {
  const places = new Map([...GRAPH.nodes.keys()].map((id, index) => [id, { x: index, y: 0 }]));

  it('marks the selected standard with its relations, and a path', () => {
    const drawn = graphDrawing(visibleGraph(GRAPH, read('from=1&to=3')), '4', places);
    expect(drawn.nodes.filter(({ isMarked }) => isMarked).map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
    expect(drawn.links.map(({ id, style, isMarked }) => [id, style, isMarked])).toEqual([
      ['1-2', 'solid', true],
      ['2-3', 'dashDot', true],
      ['3-4', 'long', true],
    ]);
  });

  it('draws nothing that has no place yet', () => {
    const drawn = graphDrawing(visibleGraph(GRAPH, read('')), '', new Map([['1', { x: 0, y: 0 }]]));
    expect(drawn.nodes.map(({ id }) => id)).toEqual(['1']);
    expect(drawn.links).toEqual([]);
  });

  it('names only the standards with most relations of a large graph', () => {
    const large = graphOfAnswer(largeGraph({ total: 0, nodes: [], edges: [], sources: [] }));
    expect([large.nodes.size, large.edges.size]).toEqual([1000, 3000]);
    const all = new Map([...large.nodes.keys()].map((id) => [id, { x: 0, y: 0 }]));
    const named = graphDrawing(visibleGraph(large, read('')), '', all).nodes.filter(({ isNamed }) => isNamed);
    expect(named).toHaveLength(8);
  });
});

describe('the table', () => {
  const words = {
    country: (code: string | null) => code ?? '',
    sector: () => '',
    status: (text: string) => text,
  };
  const order = (sort: string) => tableRows(GRAPH, readSort(sort), words, 'en').map((row) => row.node.id);
  it.each([
    ['', ['1', '2', '3', '4', '10']],
    ['-number', ['10', '4', '3', '2', '1']],
    ['unknown', ['1', '2', '3', '4', '10']],
    ['-relations', ['2', '3', '1', '4', '10']],
    ['body', ['1', '2', '3', '4', '10']],
    ['-title', ['10', '4', '3', '2', '1']],
    ['country', ['1', '2', '3', '4', '10']],
    ['sector', ['1', '2', '3', '4', '10']],
    ['status', ['1', '2', '3', '4', '10']],
  ])('by %s', (sort, ids) => {
    expect(order(sort)).toEqual(ids);
  });
});

describe('keys of the tree', () => {
  const line = (id: string, parent: string | null, hasChildren: boolean): TreeLine => ({
    id,
    parent,
    hasChildren,
    level: parent === null ? 1 : 2,
    position: 1,
    siblings: 1,
    row: { type: 'node', node: id, edge: null },
  });
  const lines = [line('a', null, true), line('ab', 'a', false), line('c', null, true)];
  const open = new Set(['a']);
  it.each([
    ['a', 'ArrowDown', { to: 'ab' }],
    ['c', 'ArrowDown', null],
    ['ab', 'ArrowUp', { to: 'a' }],
    ['a', 'ArrowUp', null],
    ['c', 'Home', { to: 'a' }],
    ['a', 'End', { to: 'c' }],
    ['a', 'ArrowRight', { to: 'ab' }],
    ['c', 'ArrowRight', { toggle: 'c' }],
    ['ab', 'ArrowRight', null],
    ['a', 'ArrowLeft', { toggle: 'a' }],
    ['ab', 'ArrowLeft', { to: 'a' }],
    ['c', 'ArrowLeft', null],
    ['a', 'x', null],
    ['gone', 'Home', null],
  ])('at %s %s is %j', (at, key, move) => {
    expect(treeMove(lines, at, key, open)).toEqual(move);
  });
  it.each([
    ['a', 'a', 'ab'],
    ['ab', 'a', 'a'],
    ['ab', 'ab', 'ab'],
    ['a', 'C', 'c'],
    ['a', 'z', null],
  ])('from %s typing %s leads to %s', (at, typed, found) => {
    expect(typedAhead(lines, at, typed, ({ id }) => id)).toBe(found);
  });
});
