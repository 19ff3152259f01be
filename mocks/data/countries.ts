import type { CountryRecord } from '@/features/countries/countries-schema';

/** Exports and imports of goods and services, billion US dollars, latest year held. */
const trade: [code: string, year: number | null, exportsUsdBn: number | null, importsUsdBn: number | null][] =
  [
    ['CN', 2024, 3793, 3254],
    ['JP', 2024, 922.447, 965.047],
    ['KR', 2024, 835.149, 758.724],
    ['AU', 2024, 425.16, 405.336],
    ['NZ', 2024, 61.799, 67.998],
    ['BN', 2024, 11.483, 9.11],
    ['KH', 2024, 31.712, 34.329],
    ['ID', 2024, 300.868, 279.419],
    ['LA', 2023, 9.698, 8.596],
    ['MY', 2024, 301.789, 279.09],
    ['MM', 2021, 20.4, 23.1],
    ['PH', 2024, 106.99, 161.154],
    ['SG', 2024, 978.597, 786.02],
    ['TH', 2024, 369.191, 351.419],
    ['VN', 2024, 429.383, 398.672],
    ['IN', 2024, 822.046, 923.081],
  ];

/** Source: CIA World Factbook, edition of January 2026; figures of 2024, Laos 2023, Myanmar 2021. */
export const countryRecords: CountryRecord[] = trade.map(([code, year, exportsUsdBn, importsUsdBn]) => ({
  code,
  year,
  exportsUsdBn,
  importsUsdBn,
  mark: 'fact',
  sourceId: 'world-factbook',
}));
