import { describe, expect, it } from 'vitest';
import {
  areSavedFilters,
  filtersOf,
  isTaken,
  withDefault,
  withFilter,
  withoutFilter,
  withRenamed,
  withRestored,
  type SavedFilter,
} from '@/shared/console-ui/list/filters/saved-filters';

const filter = (name: string, more: Partial<SavedFilter> = {}): SavedFilter => ({
  name,
  texts: { q: name },
  sort: null,
  isDefault: false,
  ...more,
});
const ALL = [filter('one'), filter('two', { isDefault: true })];
const names = (all: readonly SavedFilter[]) =>
  all.map(({ name, isDefault }) => name + (isDefault ? '*' : '')).join(' ');

describe('saved filters', () => {
  it('a new one comes last, without the filters that are not set', () => {
    const all = withFilter(ALL, { name: 'three', texts: { q: 'x', state: '' }, sort: null });
    expect(names(all)).toBe('one two* three');
    expect(all[2]?.texts).toEqual({ q: 'x' });
  });

  it('one of the same name is replaced in its place, and stays the default', () => {
    const sort = { id: 'q', direction: 'descending' } as const;
    const all = withFilter(ALL, { name: 'two', texts: { q: 'y' }, sort });
    expect(names(all)).toBe('one two*');
    expect(all[1]).toMatchObject({ texts: { q: 'y' }, sort });
  });

  it('at most one is the default', () => {
    expect(names(withDefault(ALL, 'one'))).toBe('one* two');
    expect(names(withDefault(ALL, null))).toBe('one two');
    expect(names(withoutFilter(ALL, 'two'))).toBe('one');
  });

  it('a name is taken as it is typed', () => {
    expect(isTaken(ALL, ' two ')).toBe(true);
    expect(isTaken(ALL, 'three')).toBe(false);
  });

  it('a renamed one stays in its place, and the default', () => {
    expect(names(withRenamed(ALL, 'two', 'deux'))).toBe('one deux*');
  });

  it('a deleted one comes back to its place, as the default if there is no other since', () => {
    const three = filter('three');
    const deleted = { filter: ALL[1]!, at: 1 };
    expect(names(withRestored([ALL[0]!, three], deleted))).toBe('one two* three');
    expect(names(withRestored([ALL[0]!, { ...three, isDefault: true }], deleted))).toBe('one two three*');
  });

  it('a deleted one does not come back over one that has its name since', () => {
    const others = [filter('two', { texts: { q: 'new' } })];
    expect(withRestored(others, { filter: ALL[1]!, at: 1 })).toBe(others);
  });

  it('applied, it sets its own filters and clears the others', () => {
    expect(filtersOf(filter('one', { texts: { q: 'x', gone: 'y' } }), ['q', 'state'])).toEqual({
      q: ['x'],
      state: [''],
    });
  });

  it.each([
    [ALL, true],
    [[], true],
    [[{ ...ALL[0], sort: { id: 'q', direction: 'ascending' } }], true],
    [[{ ...ALL[0], sort: { id: 'q', direction: 'up' } }], false],
    [[{ ...ALL[0], texts: { q: 1 } }], false],
    [[{ ...ALL[0], name: undefined }], false],
    [{}, false],
    [null, false],
  ])('stored %j: %s', (value, isRight) => {
    expect(areSavedFilters(value)).toBe(isRight);
  });
});
