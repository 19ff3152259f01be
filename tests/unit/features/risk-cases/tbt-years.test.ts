import { describe, expect, it } from 'vitest';
import type { TbtCount, TbtPeriod } from '@/features/risk-cases/risk-warnings-schema';
import { partYearEnd, tbtYears } from '@/features/risk-cases/tbt-years';

const count = (period: string, periodType: TbtPeriod = 'year', notifications = 1): TbtCount => ({
  member: 'all',
  periodType,
  period,
  notifications,
  mark: 'fact',
});

describe('counts by year', () => {
  it.each<[string, TbtCount[], [number, number, string[]][]]>([
    ['none', [], []],
    [
      'in order',
      [count('2021'), count('2020')],
      [
        [2020, 2020, ['year']],
        [2021, 2021, ['year']],
      ],
    ],
    [
      'a gap of several years is shown once, with no count',
      [count('2015'), count('2018')],
      [
        [2015, 2015, ['year']],
        [2016, 2017, []],
        [2018, 2018, ['year']],
      ],
    ],
    [
      'the longest period first, a part year where there is no other',
      [count('2023', 'q1'), count('2023'), count('2024', 'half'), count('2024', 'q1'), count('2024', '9m')],
      [
        [2023, 2023, ['year', 'q1']],
        [2024, 2024, ['9m', 'half', 'q1']],
      ],
    ],
    ['a count of zero is data', [count('2020', 'year', 0)], [[2020, 2020, ['year']]]],
    ['up to a month', [count('2022-04', 'cumulative')], [[2022, 2022, ['cumulative']]]],
  ])('%s', (_, counts, expected) =>
    expect(
      tbtYears(counts).map(({ first, last, counts: available }) => [
        first,
        last,
        available.map(({ periodType }) => periodType),
      ]),
    ).toEqual(expected),
  );

  it.each<[TbtPeriod, string | null]>([
    ['year', null],
    ['cumulative', null],
    ['9m', '2025-09-30'],
    ['half', '2025-06-30'],
    ['q1', '2025-03-31'],
  ])('%s reaches to %s', (periodType, end) => expect(partYearEnd(count('2025', periodType))).toBe(end));
});
