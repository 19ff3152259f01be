import { describe, expect, it } from 'vitest';
import type { CountryPoint } from '@/features/countries/guide/country-series-schema';
import { latestOf, runsOf, countryCompetitiveness } from '@/features/countries/guide/trade-series';

const point = (
  year: number,
  exportsUsdBn: number | null,
  importsUsdBn: number | null,
  gdpUsdBn: number | null = null,
): CountryPoint => ({
  year,
  exportsUsdBn,
  importsUsdBn,
  gdpUsdBn,
  tradeEdition: null,
  tradeSourceId: null,
  gdpSourceId: null,
  isGdpBreak: false,
  mark: 'fact',
});

describe('trade competitiveness (X − M) / (X + M)', () => {
  it.each([
    [3793, 3254, 0.0765],
    [922.447, 965.047, -0.0226],
    [106.99, 161.154, -0.202],
    [5, 5, 0],
    [5, 0, 1],
    [0, 5, -1],
  ])('of %d and %d is %d', (exportsUsdBn, importsUsdBn, expected) => {
    expect(countryCompetitiveness({ exportsUsdBn, importsUsdBn })).toBeCloseTo(expected, 4);
  });

  it.each([
    [null, 5],
    [5, null],
    [null, null],
    [0, 0],
  ])('of %s and %s is not known, never 0', (exportsUsdBn, importsUsdBn) => {
    expect(countryCompetitiveness({ exportsUsdBn, importsUsdBn })).toBeNull();
  });
});

describe('the latest year with data', () => {
  const points = [
    point(2021, 20.4, 23.1, 66.3),
    point(2022, null, null, 62.3),
    point(2023, null, null, null),
  ];
  it('is a year of its own for each figure', () => {
    expect(latestOf(points, 'exportsUsdBn')).toMatchObject({ year: 2021, value: 20.4 });
    expect(latestOf(points, 'gdpUsdBn')).toMatchObject({ year: 2022, value: 62.3 });
  });
  it('is none where there is no data', () => {
    expect(latestOf([point(2024, null, null)], 'importsUsdBn')).toBeNull();
    expect(latestOf([], 'gdpUsdBn')).toBeNull();
  });
});

describe('runs of years', () => {
  it.each([
    [
      [1, 2, 0, 3],
      [[1, 2], [3]],
    ],
    [[0, 0], []],
    [[1], [[1]]],
    [
      [0, 1, 0, 1, 1],
      [[1], [1, 1]],
    ],
  ])('of %j are %j', (items, expected) => {
    expect(runsOf(items, (item) => item > 0)).toEqual(expected);
  });
});
