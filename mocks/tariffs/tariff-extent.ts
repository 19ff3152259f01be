import type { ScheduleExtent } from '@/features/tariffs/tariffs-schema';
import { SAMPLE_IMPORTERS, sampleLinesOf } from '../data/tariffs/sample-schedules';
import { markOfEdition, presentEdition, type EditionInForce } from '../editions/editions-in-force';
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

/** An edition with so much of the nomenclature is a whole tariff: a few codes may lack national lines (Japan: one). */
const WHOLE = 0.95;

/** True if a published edition has, as far as its size tells, all national lines of the tariff. */
export const isWhole = ({ values }: EditionInForce): boolean =>
  Number(values?.['codes']) >= WHOLE * HS_CODE_COUNT;

/** The source of an importer's rates; null without a tariff here. */
export function tariffSourceOf(importer: string): string | null {
  const edition = presentEdition(importer);
  if (edition !== null) return edition.values === null ? null : edition.sourceId;
  return tariffs[importer]?.edition ?? null;
}

/** How much of an importer's tariff is available; null for none. `withSamples`: sample schedules count. */
export function extentOf(importer: string, withSamples: boolean): ScheduleExtent | null {
  const edition = presentEdition(importer);
  if (edition !== null) {
    if (edition.values === null) return null;
    const codes = Number(edition.values['codes']);
    return { codes, of: HS_CODE_COUNT, isComplete: isWhole(edition), mark: markOfEdition(edition) };
  }
  const tariff = tariffs[importer];
  if (tariff !== undefined) {
    const codes = packedEditions.find(({ id }) => id === tariff.edition)?.codes ?? 0;
    return { codes, of: HS_CODE_COUNT, isComplete: tariff.isComplete, mark: 'fact' };
  }
  if (!withSamples || !SAMPLE_IMPORTERS.includes(importer)) return null;
  const codes = new Set(sampleLinesOf(importer).map(({ code }) => code.slice(0, 6)));
  return { codes: codes.size, of: HS_CODE_COUNT, isComplete: false, mark: 'sample' };
}

/** Lines of an importer's tariff, and codes with RCEP rates of several years, which come with the packed tariffs alone. */
export function lineCounts(importer: string): { lines: number; codesByYear: number } {
  const tariff = tariffs[importer];
  const packed = tariff === undefined ? null : extentOfDataset(tariff.dataset);
  const edition = presentEdition(importer);
  if (edition?.values === null) return { lines: 0, codesByYear: 0 };
  if (edition !== null)
    return { lines: Number(edition.values['lines']), codesByYear: packed?.codesByYear ?? 0 };
  if (packed !== null) return packed;
  const lines = sampleLinesOf(importer);
  const byYear = lines.filter(({ rcep }) => rcep.some(({ rates }) => rates.length > 1));
  return {
    lines: lines.length,
    codesByYear: new Set(byYear.map(({ code }) => code.slice(0, 6))).size,
  };
}
