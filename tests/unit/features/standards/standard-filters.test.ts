import { describe, expect, it } from 'vitest';
import { readStandardFilters, standardWire } from '@/features/standards/standard-filters';
import { readPick, togglePick, writePick } from '@/features/standards/standard-pick';

const NONE = readStandardFilters({});

describe('readStandardFilters', () => {
  it.each([
    ['country', ['CN', 'international', 'cn', '<b>'], ['CN', 'international']],
    ['body', ['SAC', 'iso', 'A'], ['SAC']],
    ['sector', ['ev', 'steel'], ['ev']],
    ['ics', ['59', '59.080', '5', '59.080.01'], ['59', '59.080']],
    ['relation', ['IDT', 'paired', 'SAME'], ['IDT', 'paired']],
    ['status', ['inForce', 'old'], ['inForce']],
    ['has', ['indicators', '1'], ['indicators']],
    ['year', ['2020', '20', 'none'], ['2020']],
  ] as const)('of %s takes what makes sense', (name, given, taken) => {
    expect(readStandardFilters({ [name]: given })).toEqual({ ...NONE, [name]: taken });
  });
});

describe('standardWire', () => {
  it('leaves defaults out and sorts values', () => {
    expect(standardWire({ q: '', page: 1, filters: NONE })).toEqual({ pageSize: 20 });
    expect(
      standardWire(
        { q: 'pH', page: 3, filters: { ...NONE, country: ['VN', 'CN'], has: ['indicators'] } },
        50,
      ),
    ).toEqual({ q: 'pH', country_IN: 'CN,VN', hasIndicators: '1', pageNo: 3, pageSize: 50 });
  });
});

describe('the choice in the address', () => {
  const query = (pick: string) => new URLSearchParams({ q: 'x', page: '2', ...(pick !== '' && { pick }) });

  it.each([
    ['', []],
    ['a,b', ['a', 'b']],
    ['a,a,b', ['a', 'b']],
    ['a,b,c,d,e', ['a', 'b', 'c', 'd']],
    ['A,<b>,a', ['a']],
  ])('%j is %j', (pick, ids) => expect(readPick(query(pick))).toEqual(ids));

  it.each([
    ['', 'a', 'a'],
    ['a', 'b', 'a,b'],
    ['a,b', 'a', 'b'],
    ['a', 'a', null],
    ['a,b,c,d', 'e', 'a,b,c,d'],
    ['a,b,c,d', 'b', 'a,c,d'],
  ])('%j with %s becomes %j, and page and text stay', (pick, id, expected) => {
    const next = togglePick(query(pick), id);
    expect(next.get('pick')).toBe(expected);
    expect([next.get('q'), next.get('page')]).toEqual(['x', '2']);
  });

  it('is written as a whole, none of it left where it is empty', () => {
    expect(writePick(query('a'), []).has('pick')).toBe(false);
    expect(writePick(query(''), ['b', 'a']).get('pick')).toBe('b,a');
  });
});
