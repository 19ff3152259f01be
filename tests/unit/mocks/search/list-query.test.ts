import { describe, expect, it } from 'vitest';
import { MockFailure } from '../../../../mocks/envelope';
import { findPage, PORTAL_OPERATORS } from '../../../../mocks/search/list-query';

const rows = [
  { id: '1', name: '税率', sort: 2, remark: null, updateTime: '2026-01-01 00:00:00' },
  { id: '2', name: '汇率', sort: 10, remark: 'b', updateTime: '2026-03-01 00:00:00' },
  { id: '3', name: '税目', sort: 1, remark: 'a', updateTime: '2026-02-01 00:00:00' },
];
const ids = (query: string) =>
  findPage(rows, new URLSearchParams(query))
    .rows.map((row) => row.id)
    .join('');

describe('filters', () => {
  it.each([
    ['name_EQ=税率', '1'],
    ['name_LIKE=税', '31'],
    ['name_LIKEL=率', '21'],
    ['name_LIKER=税', '31'],
    ['sort_BEGIN=2', '21'],
    ['sort_END=2', '31'],
    ['updateTime_BEGIN=2026-02-01&updateTime_END=2026-02-28', '3'],
    ['name_LIKE=税&sort_BEGIN=2', '1'],
    ['remark_EQ=a', '3'],
    ['remark_END=z', '23'],
    ['remark_BEGIN=0', '23'],
    ['name_EQ=', '231'],
    ['colour_EQ=red', '231'],
    ['name_NOT=税率', '231'],
    ['name_EQ=税率&name_EQ=税目', '1'],
    ['name=税率', '231'],
    ['id_IN=1,3', '231'],
  ])('%s gives %s', (query, expected) => {
    expect(ids(query)).toBe(expected);
  });

  it('know a choice of several values on the portal only', () => {
    const page = findPage(rows, new URLSearchParams('id_IN=1,3&id_ORDER=ASC'), PORTAL_OPERATORS);
    expect(page.rows.map((row) => row.id)).toEqual(['1', '3']);
  });
});

describe('order', () => {
  it.each([
    ['', '231'],
    ['sort_ORDER=ASC', '312'],
    ['sort_ORDER=DESC', '213'],
    ['sort_ORDER=sideways', '312'],
    ['sort_ORDER=desc', '312'],
    ['colour_ORDER=ASC', '231'],
    ['remark_ORDER=ASC', '132'],
  ])('%s gives %s', (query, expected) => {
    expect(ids(query)).toBe(expected);
  });
});

describe('pages', () => {
  it.each([
    ['pageSize=2', '23', 3],
    ['pageNo=2&pageSize=2', '1', 3],
    ['pageNo=9&pageSize=2', '', 3],
  ])('%s', (query, expected, total) => {
    expect(ids(query)).toBe(expected);
    expect(findPage(rows, new URLSearchParams(query)).total).toBe(total);
  });

  it.each(['pageNo=0', 'pageNo=-1', 'pageSize=x', 'pageSize=1.5'])('%s is code 9802', (query) => {
    expect(() => ids(query)).toThrow(MockFailure);
  });
});
