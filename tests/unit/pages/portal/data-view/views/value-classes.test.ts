import { describe, expect, it } from 'vitest';
import { toneOfValue, valueClasses } from '@/pages/portal/data-view/views/value-classes';

const bounds = (values: (number | null)[]) =>
  valueClasses(values).map(({ from, to, count }) => [from, to, count]);

describe('the classes of the map', () => {
  it.each([
    ['no data', [null, null], []],
    ['one value', [4, null], [[4, 4, 1]]],
    ['equal values', [7, 7, 7], [[7, 7, 3]]],
    [
      'fewer values than classes',
      [3, 1, null, 2],
      [
        [1, 1, 1],
        [2, 2, 1],
        [3, 3, 1],
      ],
    ],
    [
      'ten values',
      [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
      [
        [1, 2, 2],
        [3, 4, 2],
        [5, 6, 2],
        [7, 8, 2],
        [9, 10, 2],
      ],
    ],
    [
      'values far apart',
      [1, 2, 3, 4, 5, 4000],
      [
        [1, 2, 2],
        [3, 3, 1],
        [4, 4, 1],
        [5, 5, 1],
        [4000, 4000, 1],
      ],
    ],
    [
      'equal values at a bound',
      [1, 2, 2, 2, 3],
      [
        [1, 1, 1],
        [2, 2, 3],
        [3, 3, 1],
      ],
    ],
    [
      'zero and what is below it',
      [-3, 0, 5],
      [
        [-3, -3, 1],
        [0, 0, 1],
        [5, 5, 1],
      ],
    ],
  ])('of %s', (_, values, expected) => expect(bounds(values)).toEqual(expected));

  it.each([
    ['no data', null, [1, 2, 3, 4, 5], 'none'],
    ['zero', 0, [0, 2, 3, 4, 5], 'step1'],
    ['the highest of five', 5, [1, 2, 3, 4, 5], 'step5'],
    ['the middle of three', 2, [1, 2, 3], 'step3'],
    ['the higher of two', 2, [1, 2], 'step5'],
    ['the only one', 1, [1, null], 'low'],
  ])('draw a value that is %s', (_, value, values, tone) =>
    expect(toneOfValue(value, valueClasses(values))).toBe(tone),
  );
});
