import { expect, it } from 'vitest';
import { placesOf } from '@/pages/console/content/kinds/previews/index-input-places';
import { INDEX_INPUTS, type IndexInputId } from '@/pages/console/content/kinds/index-input-schema';

const shownOf = (indicator: IndexInputId, country: string, sector: 'textile' | null = null) =>
  placesOf({ indicator, country, year: 2024, sector }).map(({ index, country: subject, vs, sector: shown }) =>
    [index, subject, ...vs, shown].join(' '),
  );

it('a figure is shown in each index that follows from it', () => {
  expect(shownOf('exports', 'VN')).toEqual(['tc VN ev']);
  expect(shownOf('legal', 'VN')).toEqual(['risk VN ev']);
  expect(shownOf('competition', 'VN', 'textile')).toEqual(['risk VN textile']);
  expect(shownOf('exportShare', 'VN', 'textile')).toEqual(['rca VN textile', 'complementarity VN textile']);
});

it('shares of imports belong to the importer of a pair', () => {
  expect(shownOf('importShare', 'VN', 'textile')).toEqual(['complementarity CN VN textile']);
  expect(shownOf('importShare', 'CN', 'textile')).toEqual(['complementarity JP CN textile']);
});

it('shares of the world are shown by an example', () => {
  expect(shownOf('exportShare', 'world', 'textile')).toEqual([
    'rca CN textile',
    'complementarity CN textile',
  ]);
  expect(shownOf('importShare', 'world', 'textile')).toEqual(['complementarity CN textile']);
});

it('every figure is shown somewhere', () => {
  for (const indicator of Object.keys(INDEX_INPUTS) as IndexInputId[])
    expect(shownOf(indicator, 'VN', 'textile').length).toBeGreaterThan(0);
});
