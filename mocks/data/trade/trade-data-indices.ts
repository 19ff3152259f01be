import type { TradeDataRecord } from '@/pages/portal/data-view/trade-data-schema';

type Indices = TradeDataRecord['indices'];
type Bases = readonly [number, number, number, number, number];

/**
 * Made up for demonstration: values of 2018, in the order of `INDEX_NAMES`, as the base of later years. India is
 * not a Party and has none.
 */
const bases: Readonly<Record<string, Bases>> = {
  CN: [58, 71, 6, 74, 100],
  ID: [44, 32, 1, 35, 100],
  JP: [62, 64, 9, 69, 100],
  KR: [60, 66, 10, 70, 100],
  TH: [51, 48, 3, 55, 100],
  MY: [49, 41, 2, 44, 100],
  VN: [53, 39, 1, 42, 100],
  AU: [37, 55, 0, 12, 100],
  NZ: [33, 54, 0, 8, 100],
  MM: [29, 14, 0, 6, 100],
  SG: [55, 62, 4, 31, 100],
  PH: [42, 30, 1, 24, 100],
  LA: [31, 16, 0, 7, 100],
  KH: [34, 18, 0, 9, 100],
  BN: [24, 27, 0, 5, 100],
};

const STEPS: Bases = [0.8, 2.6, 1.9, 1.7, 4.3];
const FIRST = 2018;

/** The made-up sector indices of a country in a year, 2018 to 2024. */
export function sampleIndices(country: string, year: number): Indices {
  const own = bases[country];
  const at = (index: number): number | null => {
    const base = own?.[index];
    if (base === undefined || year < FIRST) return null;
    const wave =
      ((country.charCodeAt(0) + 3 * country.charCodeAt(1) + 5 * index + 7 * (year % 4)) % 9) / 5 - 0.8;
    const isBase = index === 4 && year === FIRST;
    const grown = base + (year - FIRST) * (STEPS[index] ?? 0) + (isBase ? 0 : wave);
    return Math.max(0, Math.round(Math.min(grown, index === 4 ? grown : 98) * 10) / 10);
  };
  return {
    complementarity: at(0),
    evConsistency: at(1),
    evExportRatio: at(2),
    evProductionConsistency: at(3),
    fourSectorProsperity: at(4),
  };
}
