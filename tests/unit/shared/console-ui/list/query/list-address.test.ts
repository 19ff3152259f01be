import { describe, expect, it } from 'vitest';
import { listQueryOf, readListState, writeListState } from '@/shared/console-ui/list/query/list-address';
import type { ListState } from '@/shared/console-ui/list/query/list-address';

const names = ['typeCode', 'typeName', 'izLock'];
const wireKeys = { typeCode: 'typeCode_EQ', typeName: 'typeName_LIKE', izLock: 'izLock_EQ' };
const first: ListState = { pageNo: 1, pageSize: 10, filters: {}, order: null };

describe('product design §1: "state lives in the URL"; §8: "a list\'s filters by their field names"', () => {
  it.each<[string, ListState]>([
    ['', first],
    ['page=3&size=20', { ...first, pageNo: 3, pageSize: 20 }],
    ['typeCode=no_yes&izLock=1', { ...first, filters: { typeCode: 'no_yes', izLock: '1' } }],
    ['typeName=%E5%90%A6', { ...first, filters: { typeName: '否' } }],
    ['order=typeCode_DESC', { ...first, order: { field: 'typeCode', direction: 'DESC' } }],
    ['order=sort_no_ASC', { ...first, order: { field: 'sort_no', direction: 'ASC' } }],
  ])('%j and the state it stands for, both ways', (text, state) => {
    expect(readListState(new URLSearchParams(text), names)).toEqual(state);
    expect(writeListState(new URLSearchParams(), state, names).toString()).toBe(
      new URLSearchParams(text).toString().split('&').toSorted(byState).join('&'),
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
    expect(readListState(new URLSearchParams(text), names)).toEqual(first);
  });

  it('keys of others stay, defaults and empty filters are left out', () => {
    const before = new URLSearchParams('lang=zh&page=4&typeCode=a&type=no_yes');
    const after = writeListState(before, { ...first, filters: { typeCode: '' } }, names);
    expect(after.toString()).toBe('lang=zh&type=no_yes');
  });

  it('two lists of one page do not touch each other', () => {
    const state = { ...first, pageNo: 2, filters: { dictName: '高' } };
    const both = writeListState(new URLSearchParams('page=3'), state, ['dictName'], 'entry.');
    expect(both.toString()).toBe(`page=3&entry.dictName=${encodeURIComponent('高')}&entry.page=2`);
    expect(readListState(both, ['dictName'], 'entry.')).toEqual(state);
    expect(readListState(both, names)).toEqual({ ...first, pageNo: 3 });
  });
});

describe('back-end conventions §1.0: pageNo, pageSize, "<camelCaseField>_<OP>=value"', () => {
  it.each<[Partial<ListState>, object]>([
    [{}, { pageNo: 1, pageSize: 10 }],
    [
      { pageNo: 2, pageSize: 50 },
      { pageNo: 2, pageSize: 50 },
    ],
    [{ filters: { typeName: '税' } }, { pageNo: 1, pageSize: 10, typeName_LIKE: '税' }],
    [
      { order: { field: 'typeCode', direction: 'DESC' } },
      { pageNo: 1, pageSize: 10, typeCode_ORDER: 'DESC' },
    ],
  ])('%j', (part, wire) => {
    expect(listQueryOf({ ...first, ...part }, wireKeys)).toEqual(wire);
  });
});

/** Filters, then page, size, order: the order in which they are written. */
const RANK = [...names, 'page', 'size', 'order'];
function byState(a: string, b: string) {
  const rank = (pair: string) => RANK.indexOf(pair.split('=')[0] ?? '');
  return rank(a) - rank(b);
}
