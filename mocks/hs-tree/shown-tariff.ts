import { outside } from '@/domain/editions';
import type { HsTreeLine, TreeTariff } from '@/features/hs/tree/hs-tree-schema';
import { contentDay } from '../content/store';
import { exportersIn, ratesOfEdition } from '../editions/edition-rates';
import { isPackedConfirmed } from '../editions/edition-records';
import {
  editionOn,
  editionsInForce,
  markOfEdition,
  presentEdition,
  type EditionInForce,
} from '../editions/editions-in-force';
import type { Locale } from '../locale';
import { ratesOf, type RatesTable } from '../tariffs/packed';
import { isWhole } from '../tariffs/tariff-extent';
import { nationalLines, publishedLines } from './national-lines';
import { rcepColumnFor, tariffOf, type PackedTariff } from './tariffs';

/** A tariff as the tree shows it for goods of an exporter. */
export interface ShownTariff {
  edition: TreeTariff;
  sourceId: string;
  /** The column of `table` for the exporter; null if there is none. */
  rcep: string | null;
  table: () => Promise<RatesTable>;
  /** The national lines of a six-digit code. */
  lines: (hs: string, locale: Locale) => Promise<HsTreeLine[]>;
}

/**
 * The tariff of an importer for a day, today if it is empty: the edition that staff published for it, else the packed
 * tariff, else what they published for other days; null if there is none, or it was withdrawn.
 */
export function shownTariff(importer: string, exporter: string, day: string): ShownTariff | null {
  const packed = tariffOf(importer);
  const edition =
    editionOn(importer, day || contentDay()) ?? (packed === null ? presentEdition(importer) : null);
  if (edition !== null) return edition.values === null ? null : ofEdition(edition, importer, exporter);
  return packed === null ? null : ofPacked(packed, importer, exporter);
}

function ofEdition(edition: EditionInForce, importer: string, exporter: string): ShownTariff {
  const mark = markOfEdition(edition);
  const { validFrom, validTo, sourceId } = edition;
  const rcep = exporter !== importer && exportersIn(edition, importer).includes(exporter) ? exporter : null;
  return {
    edition: { validFrom, validTo, isComplete: isWhole(edition), mfnMark: mark, rcepMark: mark },
    sourceId,
    rcep,
    table: async () => ratesOfEdition(edition, importer, rcep === null ? [] : [rcep]),
    lines: async (hs, locale) => publishedLines(edition, importer, hs, rcep, locale),
  };
}

/** The packed tariff, in the time that staff have not put another edition in its place. */
function ofPacked(tariff: PackedTariff, importer: string, exporter: string): ShownTariff {
  const rcep = rcepColumnFor(tariff, importer, exporter);
  const left = editionsInForce(importer).reduce(
    (periods, other) => outside(periods, other),
    [tariff.edition],
  );
  const marks = isPackedConfirmed(importer) ? ({ mfnMark: 'fact', rcepMark: 'fact' } as const) : {};
  return {
    edition: { ...(left[0] ?? tariff.edition), ...marks },
    sourceId: tariff.sourceId,
    rcep,
    table: () => ratesOf(tariff.rates),
    lines: (hs, locale) => nationalLines(tariff, hs, rcep, locale),
  };
}
