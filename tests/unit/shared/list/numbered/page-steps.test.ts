import { describe, expect, it } from 'vitest';
import { pageSteps } from '@/shared/list/numbered/page-steps';

describe('the pages a pager offers', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [2, 3, '1 2 3'],
    [1, 5, '1 2 gap 5'],
    [1, 4, '1 2 3 4'],
    [3, 5, '1 2 3 4 5'],
    [5, 10, '1 gap 4 5 6 gap 10'],
    [4, 10, '1 2 3 4 5 gap 10'],
    [10, 10, '1 gap 9 10'],
    [99, 10, '1 gap 9 10'],
    [500_000, 1_000_000, '1 gap 499999 500000 500001 gap 1000000'],
  ])('page %i of %i', (current, last, steps) => {
    expect(pageSteps(current, last).join(' ')).toBe(steps);
  });
});
