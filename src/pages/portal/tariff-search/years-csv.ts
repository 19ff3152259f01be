import { percentOf } from '@/features/tariffs/held-rate';
import type { HeldRate } from '@/features/tariffs/held-rate';
import type { Lane } from '@/features/tariffs/lane';
import type { RateYear } from '@/features/tariffs/rate-years';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import type { CsvCell } from '@/shared/format/csv';
import { isNeverRcep } from './no-rcep';
import { provenanceOf } from './rates-sources';

/** Heads of the years' table as a file; their names in the reader's language are `csv.<key>` of the area `lane`. */
export const YEAR_COLUMNS = [
  'line',
  'exporter',
  'importer',
  'rcepYear',
  'from',
  'to',
  'rcepPercent',
  'rcepPrinted',
  'mfnPercent',
  'mfnPrinted',
  'mark',
  'source',
] as const;

/** One line per tariff year; percentages as numbers, every rate as printed too, empty where it is not held. */
export function yearCsvRows(
  answer: TariffAnswer,
  line: TariffLine,
  lane: Lane,
  years: readonly RateYear[],
): Record<(typeof YEAR_COLUMNS)[number], CsvCell>[] {
  const notHeld: HeldRate = { kind: 'not-held', lastHeld: null };
  return years.map((year) => {
    const rcep = isNeverRcep(lane) ? notHeld : year.rcep;
    return {
      line: line.code,
      exporter: lane.from,
      importer: lane.to,
      rcepYear: year.rcepYear,
      from: year.from,
      to: year.to,
      rcepPercent: percentOf(rcep),
      rcepPrinted: printed(rcep),
      mfnPercent: percentOf(year.mfn),
      mfnPrinted: printed(year.mfn),
      ...provenanceOf(answer, [rcep, year.mfn]),
    };
  });
}

/** The text of the tariff; null where none is held. */
export const printed = (held: HeldRate): string | null =>
  held.kind === 'not-held' ? null : held.rate.printed;
