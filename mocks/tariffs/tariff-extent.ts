import type { ScheduleExtent } from '@/features/tariffs/tariffs-schema';
import { SAMPLE_IMPORTERS, sampleLinesOf } from '../data/tariffs/sample-schedules';
import { HS_CODE_COUNT } from '../search/hs/hs-codes';
import { extentOfDataset, packedEditions, type Dataset } from './packed';

interface PackedTariff {
  dataset: Dataset;
  /** The edition of its lines; also the source of its rates. */
  edition: string;
  /** True if it has all national lines of its codes. */
  isComplete: boolean;
}

const tariffs: Readonly<Record<string, PackedTariff>> = {
  ID: { dataset: 'tariff-id', edition: 'id-tariff-2022', isComplete: true },
  JP: { dataset: 'tariff-jp', edition: 'jp-tariff-2026', isComplete: true },
  KR: { dataset: 'tariff-kr', edition: 'kr-tariff-2026', isComplete: true },
  MY: { dataset: 'tariff-my', edition: 'my-tariff-2025', isComplete: false },
  VN: { dataset: 'tariff-vn', edition: 'vn-tariff-2026', isComplete: true },
};

/** The source of an importer's rates; null without a tariff here. */
export function tariffSourceOf(importer: string): string | null {
  return tariffs[importer]?.edition ?? null;
}

/** How much of an importer's tariff is available; null for none. `withSamples`: sample schedules count. */
export function extentOf(importer: string, withSamples: boolean): ScheduleExtent | null {
  const tariff = tariffs[importer];
  if (tariff !== undefined) {
    const codes = packedEditions.find(({ id }) => id === tariff.edition)?.codes ?? 0;
    return { codes, of: HS_CODE_COUNT, isComplete: tariff.isComplete, mark: 'fact' };
  }
  if (!withSamples || !SAMPLE_IMPORTERS.includes(importer)) return null;
  const codes = new Set(sampleLinesOf(importer).map(({ code }) => code.slice(0, 6)));
  return { codes: codes.size, of: HS_CODE_COUNT, isComplete: false, mark: 'sample' };
}

/** Lines of an importer's tariff, and codes with RCEP rates of several years. */
export function lineCounts(importer: string): { lines: number; codesByYear: number } {
  const tariff = tariffs[importer];
  if (tariff !== undefined) return extentOfDataset(tariff.dataset);
  const lines = sampleLinesOf(importer);
  const byYear = lines.filter(({ rcep }) => rcep.some(({ rates }) => rates.length > 1));
  return {
    lines: lines.length,
    codesByYear: new Set(byYear.map(({ code }) => code.slice(0, 6))).size,
  };
}
