import { describe, expect, it } from 'vitest';
import { readListState, toggled, writeListState } from '@/shared/list/list-state';

const read = (search: string) => readListState(new URLSearchParams(search), ['country', 'kind']);
const write = (search: string, change: Parameters<typeof writeListState>[1]) =>
  writeListState(new URLSearchParams(search), change).toString();

describe('a list in the address', () => {
  it.each([
    ['', { q: '', page: 1, tab: '', filters: { country: [], kind: [] } }],
    ['q=steel&page=3&tab=cases', { q: 'steel', page: 3, tab: 'cases' }],
    ['country=JP,VN&kind=laws', { filters: { country: ['JP', 'VN'], kind: ['laws'] } }],
    ['country=JP,,JP', { filters: { country: ['JP'], kind: [] } }],
    ['page=0', { page: 1 }],
    ['page=-2', { page: 1 }],
    ['page=1.5', { page: 1 }],
    ['page=9999999', { page: 1 }],
    ['page=abc', { page: 1 }],
    ['q=%20%20tile%20', { q: 'tile' }],
    ['colour=red', { filters: { country: [], kind: [] } }],
  ])('%s is read', (search, state) => {
    expect(read(search)).toMatchObject(state);
  });

  it('holds no text longer than 200 signs', () => {
    expect(read(`q=${'x'.repeat(1000)}`).q).toHaveLength(200);
  });

  it.each([
    ['page=4&lang=vi', { q: 'tile' }, 'lang=vi&q=tile'],
    ['page=4&q=tile', { q: '' }, ''],
    ['page=4', { filters: { country: ['JP', 'VN'] } }, 'country=JP%2CVN'],
    ['country=JP&page=2', { filters: { country: [] } }, ''],
    ['country=JP', { page: 2 }, 'country=JP&page=2'],
    ['country=JP&page=2', { page: 1 }, 'country=JP'],
    ['q=a&page=2', { tab: 'warnings' }, 'q=a&tab=warnings'],
  ])('%s with %o becomes %s', (search, change, expected) => {
    expect(write(search, change)).toBe(expected);
  });

  it('takes a choice and takes it back', () => {
    expect(toggled(['JP'], 'VN')).toEqual(['JP', 'VN']);
    expect(toggled(['JP', 'VN'], 'JP')).toEqual(['VN']);
  });
});
