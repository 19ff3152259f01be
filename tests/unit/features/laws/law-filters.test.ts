import { describe, expect, it } from 'vitest';
import { LAW_FILTERS, lawWire, readLawFilters, readLawSort } from '@/features/laws/law-filters';
import { readListState } from '@/shared/list/list-state';

const filtersOf = (search: string) =>
  readLawFilters(readListState(new URLSearchParams(search), LAW_FILTERS).filters);
const wireOf = (search: string, page = 1, q = '') =>
  lawWire({
    q,
    page,
    filters: filtersOf(search),
    sort: readLawSort(new URLSearchParams(search).get('sort'), q),
  });

describe('filters of the address', () => {
  it.each([
    ['country=VN,JP', { country: ['VN', 'JP'] }],
    ['country=vn,XYZ,<b>', { country: [] }],
    ['kind=laws,nonsense', { kind: ['laws'] }],
    ['status=inForce,dead', { status: ['inForce'] }],
    ['year=2024,none,20244,abcd', { year: ['2024', 'none'] }],
    ['standardType=RCEP,a%20b', { standardType: ['RCEP'] }],
    ['productType=food', { productType: ['food'] }],
    ['other=1', { country: [], kind: [], year: [] }],
  ])('%s', (search, read) => expect(filtersOf(search)).toMatchObject(read));
});

describe('the question to the server', () => {
  it('leaves defaults out', () => expect(wireOf('')).toEqual({ pageSize: 20 }));

  it('is the same for the same values in another order', () =>
    expect(wireOf('country=VN,JP&year=2025,2024')).toEqual(wireOf('year=2024,2025&country=JP,VN')));

  it('carries text, page and order', () =>
    expect(wireOf('sort=oldest&kind=laws', 3, '原产地')).toEqual({
      kind_IN: 'laws',
      q: '原产地',
      date_ORDER: 'ASC',
      pageNo: 3,
      pageSize: 20,
    }));

  it('does not know other orders', () => expect(wireOf('sort=best')).toEqual({ pageSize: 20 }));

  it('leaves the order to the server: by date, and where words are searched for by how well they fit', () => {
    expect(wireOf('sort=newest')).toEqual({ pageSize: 20 });
    expect(wireOf('sort=relevance')).toEqual({ pageSize: 20 });
    expect(wireOf('', 1, '原产地')).toEqual({ q: '原产地', pageSize: 20 });
    expect(wireOf('sort=newest', 1, '原产地')).toEqual({ q: '原产地', date_ORDER: 'DESC', pageSize: 20 });
  });
});
