import {
  indexSector,
  type IndexSector,
  type SectorPerMille,
} from '@/features/trade-index/trade-index-schema';

/**
 * Made-up inputs of the sample indices: there is no product-level trade data. Shares per 1,000 US dollars of all
 * trade in goods in 2024, in the order of `indexSector`.
 */
const shares2024: Record<string, { exported: number[]; imported: number[] }> = {
  CN: { exported: [62, 118, 46, 84], imported: [18, 96, 14, 12] },
  ID: { exported: [14, 16, 20, 58], imported: [32, 88, 30, 40] },
  JP: { exported: [138, 152, 18, 10], imported: [30, 62, 20, 46] },
  KR: { exported: [122, 124, 20, 18], imported: [26, 84, 22, 32] },
  TH: { exported: [88, 64, 24, 26], imported: [46, 92, 24, 24] },
  MY: { exported: [20, 108, 22, 14], imported: [30, 104, 22, 18] },
  VN: { exported: [16, 82, 30, 128], imported: [22, 116, 24, 72] },
  AU: { exported: [4, 10, 8, 6], imported: [118, 72, 30, 34] },
  NZ: { exported: [3, 14, 18, 12], imported: [112, 78, 34, 36] },
  MM: { exported: [2, 4, 10, 232], imported: [26, 44, 48, 86] },
  SG: { exported: [8, 146, 6, 8], imported: [14, 138, 10, 12] },
  PH: { exported: [18, 74, 12, 16], imported: [72, 76, 38, 22] },
  LA: { exported: [6, 12, 22, 36], imported: [68, 54, 52, 30] },
  KH: { exported: [24, 14, 12, 402], imported: [56, 40, 36, 214] },
  BN: { exported: [1, 6, 3, 2], imported: [64, 58, 40, 22] },
  IN: { exported: [34, 48, 32, 78], imported: [14, 72, 16, 16] },
};
const world2024 = { exported: [74, 98, 22, 40], imported: [74, 98, 22, 40] };

/** Made-up yearly growth of a sector's share, and how far a country swings around it. */
const GROWTH = [0.085, 0.02, -0.01, -0.02];
const SWING = 0.06;

const BASE_YEAR = 2024;

/** The shares of a country in a year, or of the world. */
export function sampleShares(country: string, side: 'exported' | 'imported', year: number): SectorPerMille {
  const base = country === 'world' ? world2024 : shares2024[country];
  if (base === undefined) throw new Error(`No sample shares of ${country}`);
  const shareOf = (index: number) => {
    const trend = 1 + (GROWTH[index] ?? 0) * (year - BASE_YEAR);
    const swing = country === 'world' ? 0 : SWING * wave(country, index, year);
    return Math.round((base[side][index] ?? 0) * trend * (1 + swing) * 10) / 10;
  };
  return {
    ev: shareOf(0),
    smartManufacturing: shareOf(1),
    buildingMaterials: shareOf(2),
    textile: shareOf(3),
  };
}

/** Made-up scores 0 to 100 of 2024 in the order standard, legal, competition, then the highest competition index 0 to 1. */
const scores2024: Record<string, [number, number, number, number]> = {
  CN: [34, 30, 66, 0.72],
  ID: [62, 58, 48, 0.54],
  JP: [58, 22, 52, 0.63],
  KR: [52, 28, 60, 0.7],
  TH: [44, 40, 56, 0.58],
  MY: [40, 36, 44, 0.5],
  VN: [50, 52, 62, 0.66],
  AU: [46, 20, 34, 0.41],
  NZ: [42, 16, 28, 0.36],
  MM: [56, 84, 30, 0.33],
  SG: [24, 12, 40, 0.47],
  PH: [48, 54, 46, 0.49],
  LA: [45, 60, 26, 0.3],
  KH: [43, 57, 36, 0.39],
  BN: [36, 32, 18, 0.24],
};
const SECTOR_SHIFT: Record<IndexSector, [number, number]> = {
  ev: [14, 12],
  smartManufacturing: [6, 8],
  buildingMaterials: [2, -4],
  textile: [-8, 4],
};

/** The sample part of the risk index of a market, sector and year; null for a country without scores. */
export function sampleScores(country: string, sector: IndexSector, year: number) {
  const scores = scores2024[country];
  if (scores === undefined) return null;
  const [standard, legal, competition, maxCompetition] = scores;
  const [standardShift, competitionShift] = SECTOR_SHIFT[sector];
  const at = indexSector.options.indexOf(sector);
  const back = year - BASE_YEAR;
  return {
    standard: score(standard + standardShift + back * 1.5 + 4 * wave(country, at, year)),
    legal: score(legal + back * 0.5 + 3 * wave(country, 5, year)),
    competition: score(competition + competitionShift + back * 2 + 5 * wave(country, at + 1, year)),
    maxCompetition: Math.round((maxCompetition + competitionShift / 200 + back * 0.012) * 100) / 100,
  };
}

const score = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** A fixed swing between −1 and 1, different for each country, series and year; 0 in the base year. */
function wave(country: string, series: number, year: number): number {
  const seed = country.charCodeAt(0) * 7 + country.charCodeAt(1) * 3 + series * 5;
  return year === BASE_YEAR ? 0 : Math.sin(seed + year * 1.7);
}
