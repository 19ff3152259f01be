import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankChange, rankPlaces } from '@/domain/indices';

const entries = (values: Record<string, number | null>) =>
  Object.entries(values).map(([id, value]) => ({ id, value }));

describe('rankPlaces', () => {
  it.each([
    [
      { a: 1, b: 3, c: 2 },
      { a: 3, b: 1, c: 2 },
    ],
    [
      { a: 2, b: 2, c: 1, d: 3 },
      { a: 2, b: 2, c: 4, d: 1 },
    ],
    [{ a: null, b: 1, c: Number.NaN, d: Infinity }, { b: 1 }],
    [
      { a: -1, b: 0 },
      { a: 2, b: 1 },
    ],
    [{}, {}],
  ])('%j: %j', (values, places) => {
    expect(Object.fromEntries(rankPlaces(entries(values)))).toEqual(places);
  });
});

describe('rankChange', () => {
  it.each([
    [
      'it overtook',
      { a: 1, b: 2 },
      { a: 3, b: 2 },
      { before: 2, after: 1, own: -1, others: 0, membership: 0 },
    ],
    [
      'it was overtaken',
      { a: 2, b: 1 },
      { a: 2, b: 3 },
      { before: 1, after: 2, own: 0, others: 1, membership: 0 },
    ],
    [
      'it rose and the others rose more',
      { a: 1, b: 2, c: 3 },
      { a: 4, b: 5, c: 6 },
      { before: 3, after: 3, own: -2, others: 2, membership: 0 },
    ],
    [
      'one came in above it',
      { a: 2, b: 1, c: null },
      { a: 2, b: 1, c: 9 },
      { before: 1, after: 2, own: 0, others: 0, membership: 1 },
    ],
    [
      'one above it left',
      { a: 2, b: 1, c: 9 },
      { a: 2, b: 1 },
      { before: 2, after: 1, own: 0, others: 0, membership: -1 },
    ],
  ])('%s', (_, earlier, later, change) => {
    expect(rankChange('a', entries(earlier), entries(later))).toEqual(change);
  });

  it.each([
    ['earlier', { a: null, b: 1 }, { a: 1, b: 1 }],
    ['later', { a: 1, b: 1 }, { b: 1 }],
  ])('has none where it had no place %s', (_, earlier, later) => {
    expect(rankChange('a', entries(earlier), entries(later))).toBeNull();
  });

  it('adds up', () => {
    const values = fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      fc.option(fc.integer({ min: 0, max: 5 }), { nil: null }),
    );
    fc.assert(
      fc.property(values, values, (earlier, later) => {
        const change = rankChange('a', entries(earlier), entries(later));
        if (change === null) return;
        const { before, after, own, others, membership } = change;
        expect(own + others + membership).toBe(after - before);
        expect(before).toBe(rankPlaces(entries(earlier)).get('a'));
        expect(after).toBe(rankPlaces(entries(later)).get('a'));
      }),
    );
  });
});
