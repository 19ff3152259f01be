import { describe, expect, it } from 'vitest';
import { sortedRows } from '@/pages/portal/data-view/views/country-rows';
import { readDataView, writeDataView } from '@/pages/portal/data-view/data-view-state';
import type { DataView } from '@/pages/portal/data-view/data-view-state';

const read = (query: string) => readDataView(new URLSearchParams(query));

describe('the state of the data view in the address', () => {
  it('has a default for everything', () => {
    expect(read('')).toEqual({
      tab: 'chart',
      countries: ['CN', 'ID', 'JP', 'KR', 'VN', 'AU'],
      highlighted: ['CN', 'ID', 'JP', 'KR', 'VN', 'AU'],
      measure: 'exports',
      scale: 'amount',
      from: 2018,
      to: 2024,
      sort: '',
      by: 'measure',
      at: null,
    });
  });

  it.each<[string, Partial<DataView>]>([
    ['tab=map&by=risk&at=VN', { tab: 'map', by: 'risk', at: 'VN' }],
    ['country=VN,JP', { countries: ['JP', 'VN'], highlighted: ['JP', 'VN'] }],
    ['country=none', { countries: [], highlighted: [] }],
    ['country=JP,VN&vs=VN,CN', { highlighted: ['VN'] }],
    ['from=2023&to=2016', { from: 2016, to: 2023 }],
    ['measure=total&as=share', { measure: 'total', scale: 'share' }],
    ['sort=2020.asc', { sort: '2020.asc' }],
  ])('%s', (query, expected) => expect(read(query)).toMatchObject(expected));

  it.each<[string, Partial<DataView>]>([
    ['tab=globe', { tab: 'chart' }],
    ['measure=<script>', { measure: 'exports' }],
    ['country=XX,🚗', { countries: read('').countries }],
    ['from=1999&to=20240', { from: 2018, to: 2024 }],
    ['measure=tc&as=share', { scale: 'amount' }],
    ['sort=constructor', { sort: '' }],
    ['at=ZZ', { at: null }],
    ['by=luck', { by: 'measure' }],
  ])('ignores what makes no sense: %s', (query, expected) => expect(read(query)).toMatchObject(expected));

  it.each<[string, Partial<DataView>, string]>([
    ['', { measure: 'gdp' }, 'measure=gdp'],
    ['measure=gdp', { measure: 'exports' }, ''],
    ['', { countries: [] }, 'country=none'],
    ['country=none', { countries: ['VN'] }, 'country=VN'],
    ['country=JP,VN&vs=VN', { countries: ['JP'] }, 'country=JP'],
    ['tab=map&lang=vi', { at: 'JP' }, 'tab=map&lang=vi&at=JP'],
    ['measure=total&as=share', { measure: 'tc' }, 'measure=tc'],
  ])('from "%s" changes to "%s"', (before, change, after) => {
    const written = writeDataView(new URLSearchParams(before), change);
    expect(decodeURIComponent(written.toString())).toBe(after);
  });

  it('reads back what it has written', () => {
    const state: DataView = {
      tab: 'table',
      countries: ['CN', 'JP', 'KR', 'TH', 'MY', 'VN', 'AU', 'NZ'],
      highlighted: ['JP', 'NZ'],
      measure: 'balance',
      scale: 'share',
      from: 2016,
      to: 2020,
      sort: 'country.asc',
      by: 'risk',
      at: 'SG',
    };
    expect(readDataView(writeDataView(new URLSearchParams(), state))).toEqual(state);
  });
});

describe('order of the table', () => {
  const row = (code: string, value: number | null) => ({ code, values: new Map([[2024, value]]) });
  const rows = [row('B', 2), row('A', null), row('C', -5), row('D', 9)];
  const order = (sort: string) =>
    sortedRows(rows, sort, (a, b) => a.code.localeCompare(b.code))
      .map(({ code }) => code)
      .join('');

  it.each([
    ['', 'BACD'],
    ['2024', 'DBCA'],
    ['2024.asc', 'CBDA'],
    ['country.asc', 'ABCD'],
    ['country', 'DCBA'],
  ])('"%s" is %s: a missing value comes last in either direction', (sort, expected) =>
    expect(order(sort)).toBe(expected),
  );
});
