import { describe, expect, it } from 'vitest';
import {
  isListView,
  shownColumns,
  usualView,
  withShownColumn,
  withMoved,
  type ListView,
} from '@/shared/console-ui/list/view/list-view';

const COLUMNS = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const USUAL = usualView(COLUMNS);
const shown = (view: Partial<ListView>) =>
  shownColumns(COLUMNS, { ...USUAL, ...view })
    .map(({ id }) => id)
    .join('');

describe('the columns of a list', () => {
  it.each([
    ['as they come', {}, 'abcd'],
    ['in the order chosen', { order: ['d', 'a', 'b', 'c'] }, 'dabc'],
    ['those the order does not know follow', { order: ['c'] }, 'cabd'],
    ['an order that knows columns that are gone', { order: ['x', 'b', 'y'] }, 'bacd'],
    ['without the hidden ones', { hidden: ['b', 'x'] }, 'acd'],
    ['never none', { order: ['c'], hidden: ['a', 'b', 'c', 'd'] }, 'c'],
  ])('%s', (_name, view, wanted) => {
    expect(shown(view)).toBe(wanted);
  });

  it.each([
    ['a', 1, 'bacd'],
    ['d', -1, 'abdc'],
    ['a', -1, 'abcd'],
    ['d', 1, 'abcd'],
    ['x', 1, 'abcd'],
  ] as const)('%s moved by %i: %s', (id, step, wanted) => {
    expect(shown(withMoved(USUAL, COLUMNS, id, step))).toBe(wanted);
  });

  it('hides the optional ones until they are chosen', () => {
    const columns = [{ id: 'a' }, { id: 'b', isOptional: true }, { id: 'c', isOptional: false }];
    const ids = (view: ListView) => shownColumns(columns, view).map(({ id }) => id);
    const usual = usualView(columns);
    expect(ids(usual)).toEqual(['a', 'c']);
    expect(ids(withMoved(usual, columns, 'c', -1))).toEqual(['a', 'c']);
    expect(ids(withShownColumn(usual, 'b', true))).toEqual(['a', 'b', 'c']);
  });

  it('a hidden column keeps its place', () => {
    const hidden = withShownColumn(withMoved(USUAL, COLUMNS, 'd', -1), 'd', false);
    expect(shown(hidden)).toBe('abc');
    expect(shown(withShownColumn(hidden, 'd', true))).toBe('abdc');
    expect(withShownColumn(withShownColumn(USUAL, 'a', false), 'a', false).hidden).toEqual(['a']);
  });
});

describe('a stored arrangement', () => {
  it.each([
    [USUAL, true],
    [{ order: ['a'], hidden: [], density: 'compact' }, true],
    [{ order: ['a'], hidden: [], density: 'tiny' }, false],
    [{ order: [1], hidden: [], density: 'normal' }, false],
    [{ hidden: [], density: 'normal' }, false],
    [null, false],
    ['a', false],
  ])('%j: %s', (value, isView) => {
    expect(isListView(value)).toBe(isView);
  });
});
