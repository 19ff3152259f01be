import { describe, expect, it } from 'vitest';
import { timeAxis } from '@/features/risk-cases/time-axis';

describe('the time axis', () => {
  it('reaches over whole years from the first date to the last', () => {
    const axis = timeAxis(['2021-06-14', '2022-12-08'], ['2026-11-21']);
    expect(axis.years.map(({ year }) => year)).toEqual([2021, 2022, 2023, 2024, 2025, 2026, 2027]);
    expect([axis.years[0]?.at, axis.years.at(-1)?.at]).toEqual([0, 100]);
    expect(axis.placeOf('2021-01-01')).toBe(0);
    expect(axis.placeOf('2030-01-01')).toBe(100);
  });

  it('sets a month and a year at their middle', () => {
    const { points } = timeAxis(['2020', '2021-07'], []);
    expect(points[0]?.at).toBeCloseTo(25, 0);
    expect(points[1]?.at).toBeCloseTo(77, 0);
  });

  it('sets near dates below each other, in no order of giving', () => {
    const { points } = timeAxis(['2025-05-19', '2025-05-18', '2024-05-19'], ['2030']);
    expect(points.map((point) => point.row)).toEqual([1, 0, 0]);
  });

  it('leaves years out on a long axis', () =>
    expect(timeAxis(['2004', '2026'], []).years.map(({ year }) => year)).toEqual([
      2004, 2007, 2010, 2013, 2016, 2019, 2022, 2025,
    ]));
});
