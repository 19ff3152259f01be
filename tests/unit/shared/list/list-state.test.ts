import { describe, expect, it } from 'vitest';
import { readListState, toggled, writeListState } from '@/shared/list/list-state';
import type { ListForm, ListState } from '@/shared/list/list-state';

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

const names = ['typeCode', 'typeName', 'izLock'];
const texts: ListForm = { hasTextFilters: true };
const none = { typeCode: [], typeName: [], izLock: [] };
const first: ListState = { q: '', page: 1, pageSize: 10, tab: '', filters: none, sort: null };

describe('product design §1: "state lives in the URL"; §8: "a list\'s filters by their field names"', () => {
  it.each<[string, Partial<ListState>]>([
    ['', {}],
    ['page=3&size=20', { page: 3, pageSize: 20 }],
    ['typeCode=no_yes&izLock=1', { filters: { ...none, typeCode: ['no_yes'], izLock: ['1'] } }],
    ['typeName=%E5%90%A6', { filters: { ...none, typeName: ['否'] } }],
    ['typeName=b%2C%2Cb', { filters: { ...none, typeName: ['b,,b'] } }],
    ['order=typeCode_DESC', { sort: { id: 'typeCode', direction: 'descending' } }],
    ['order=sort_no_ASC', { sort: { id: 'sort_no', direction: 'ascending' } }],
  ])('%j and the state it stands for, both ways', (text, part) => {
    const state = { ...first, ...part };
    expect(readListState(new URLSearchParams(text), names, texts)).toEqual(state);
    expect(writeListState(new URLSearchParams(), state, texts).toString().split('&').toSorted()).toEqual(
      text.split('&').toSorted(),
    );
  });

  it.each([
    ['page=0', 'a page before the first'],
    ['page=-1', 'a negative page'],
    ['page=2.5', 'half a page'],
    ['page=x', 'a word'],
    ['page=99999999999', 'a page past all lists'],
    ['size=7', 'a size that is not offered'],
    ['size=100000', 'a size that would read everything'],
    ['order=typeCode', 'an order without a direction'],
    ['order=a;b_ASC', 'an order by what is no field'],
    ['typeCode=%20%20', 'a filter of spaces'],
    ['color=red', 'a filter the list does not have'],
  ])('%s: %s counts as not there', (text) => {
    expect(readListState(new URLSearchParams(text), names, texts)).toEqual(first);
  });

  it('keys of others stay, defaults and empty filters are left out', () => {
    const before = new URLSearchParams('lang=zh&page=4&size=50&order=a_ASC&typeCode=a&type=no_yes');
    const after = writeListState(before, { ...first, filters: { typeCode: [' '] } }, texts);
    expect(after.toString()).toBe('lang=zh&type=no_yes');
  });

  it('another number of rows, another order begins at the first page', () => {
    expect(write('page=4', { pageSize: 50 })).toBe('size=50');
    expect(write('page=4&order=a_ASC', { sort: null })).toBe('');
  });

  it('two lists of one page do not touch each other', () => {
    const entry: ListForm = { ...texts, prefix: 'entry.' };
    const state = { ...first, page: 2, filters: { dictName: ['高'] } };
    const both = writeListState(new URLSearchParams('page=3'), state, entry);
    expect(both.toString()).toBe(`page=3&entry.dictName=${encodeURIComponent('高')}&entry.page=2`);
    expect(readListState(both, ['dictName'], entry)).toEqual(state);
    expect(readListState(both, names, texts)).toEqual({ ...first, page: 3 });
  });
});
