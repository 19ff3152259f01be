import { percentOf } from '@/features/tariffs/rates/rate-result';
import type { RateResult } from '@/features/tariffs/rates/rate-result';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { RateYear } from '@/features/tariffs/rates/rate-years';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { toCsv } from '@/shared/files/csv';
import type { CsvCell } from '@/shared/files/csv';
import { downloadText } from '@/shared/files/download';
import { isNeverRcep } from '../rates/no-rcep';
import { printed, provenanceOf } from '../rates/rates-sources';
import type { KeyBelow } from '@/shared/i18n/text-keys';

/** Headers of the years' table as a file; their names in the reader's language are `csv.<key>` of the area `pair`. */
const YEAR_COLUMNS = [
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

/** Downloads the years' table as CSV; `headOf` names a column in the reader's language. */
export function downloadYears(
  fileName: string,
  headOf: (key: KeyBelow<'pair', 'csv'>) => string,
  ...table: Parameters<typeof yearCsvRows>
): void {
  const columns = YEAR_COLUMNS.map((key) => ({ key, label: headOf(key) }));
  downloadText(fileName, 'text/csv', toCsv(yearCsvRows(...table), columns));
}

/** One line per tariff year; percentages as numbers, every rate as printed too, empty if missing. */
function yearCsvRows(
  answer: TariffAnswer,
  line: TariffLine,
  pair: PairDuty,
  years: readonly RateYear[],
): Record<(typeof YEAR_COLUMNS)[number], CsvCell>[] {
  const noData: RateResult = { kind: 'missing', lastKnown: null };
  return years.map((year) => {
    const rcep = isNeverRcep(pair) ? noData : year.rcep;
    return {
      line: line.code,
      exporter: pair.from,
      importer: pair.to,
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
