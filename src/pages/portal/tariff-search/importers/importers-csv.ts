import { decidedBasis } from '@/features/tariffs/country-pair/answer-kind';
import { percentOf } from '@/features/tariffs/rates/rate-result';
import type { RateResult } from '@/features/tariffs/rates/rate-result';
import type { ImportersAnswer } from '@/features/tariffs/importers-schema';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import { toCsv } from '@/shared/files/csv';
import type { CsvCell } from '@/shared/files/csv';
import { downloadText } from '@/shared/files/download';
import { isNotRcepNow } from '../rates/no-rcep';
import { printed, provenanceOf } from '../rates/rates-sources';
import type { ImporterRow } from './importer-rows';
import { ratesPeriod } from './rates-period';
import type { KeyBelow } from '@/shared/i18n/text-keys';

/**
 * Headers of the comparison as a file; their names in the reader's language are `csv.<key>` of the area `importers`.
 */
const COLUMNS = [
  'hs',
  'exporter',
  'importer',
  'date',
  'line',
  'applies',
  'mfnPercent',
  'mfnPrinted',
  'rcepPercent',
  'rcepPrinted',
  'basis',
  'payablePercent',
  'points',
  'saved',
  'currency',
  'verdict',
  'state',
  'from',
  'to',
  'mark',
  'source',
  'official',
] as const;
type CsvRow = Record<(typeof COLUMNS)[number], CsvCell>;

/** The content of the file. */
interface ImportersTable {
  answer: ImportersAnswer;
  /** Six digits. */
  hs: string;
  rows: readonly ImporterRow[];
}

/** Downloads the comparison as CSV; `headOf` names a column in the reader's language. */
export function downloadImporters(
  fileName: string,
  headOf: (key: KeyBelow<'importers', 'csv'>) => string,
  table: ImportersTable,
): void {
  const columns = COLUMNS.map((key) => ({ key, label: headOf(key) }));
  downloadText(fileName, 'text/csv', toCsv(importerCsvRows(table), columns));
}

/**
 * One line per national line, and one for an importer without any; `applies` is `yes` or the reason, `basis` is
 * `undecided` if it is unknown which rate is paid; missing figures are empty.
 */
export function importerCsvRows({ answer, hs, rows }: ImportersTable): CsvRow[] {
  return rows.flatMap((row) => {
    const { tariff, inForce, state, verdict } = row;
    const common = {
      hs,
      exporter: answer.exporter,
      importer: tariff.importer,
      date: answer.date,
      applies: inForce.inForce ? 'yes' : inForce.reason,
      verdict,
      state,
      official: tariff.official?.url ?? null,
    };
    if (row.pairs.length === 0) return [{ ...EMPTY, ...common }];
    return row.pairs.map((pair, index) => ({
      ...common,
      line: row.lines[index]?.code ?? null,
      ...figures(answer, pair, row, row.payable[index] ?? null),
    }));
  });
}

const EMPTY = Object.fromEntries(COLUMNS.map((key) => [key, null])) as CsvRow;

function figures(answer: ImportersAnswer, pair: PairDuty, row: ImporterRow, payable: RateResult | null) {
  const rcep: RateResult = isNotRcepNow(pair) ? { kind: 'missing', lastKnown: null } : pair.rcep;
  const period = ratesPeriod([pair]);
  const isSaved = payable !== null && decidedBasis(pair) === 'RCEP';
  return {
    mfnPercent: percentOf(pair.mfn),
    mfnPrinted: printed(pair.mfn),
    rcepPercent: percentOf(rcep),
    rcepPrinted: printed(rcep),
    basis: payable === null ? 'undecided' : decidedBasis(pair),
    payablePercent: percentOf(payable),
    points: isSaved ? pair.pointsBelowMfn : payable === null ? null : 0,
    saved: isSaved ? pair.savedAmount : null,
    currency: isSaved && pair.savedAmount !== null ? row.currency : null,
    from: period?.from ?? null,
    to: period?.to ?? null,
    ...provenanceOf(answer, [rcep, pair.mfn]),
  };
}
