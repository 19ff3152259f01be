import { decidedBasis } from '@/features/tariffs/lane/answer-kind';
import { percentOf } from '@/features/tariffs/rates/rate-result';
import type { RateResult } from '@/features/tariffs/rates/rate-result';
import type { ImportersAnswer } from '@/features/tariffs/importers-schema';
import type { Lane } from '@/features/tariffs/lane/lane';
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
    if (row.lanes.length === 0) return [{ ...EMPTY, ...common }];
    return row.lanes.map((lane, index) => ({
      ...common,
      line: row.lines[index]?.code ?? null,
      ...figures(answer, lane, row, row.payable[index] ?? null),
    }));
  });
}

const EMPTY = Object.fromEntries(COLUMNS.map((key) => [key, null])) as CsvRow;

function figures(answer: ImportersAnswer, lane: Lane, row: ImporterRow, payable: RateResult | null) {
  const rcep: RateResult = isNotRcepNow(lane) ? { kind: 'missing', lastKnown: null } : lane.rcep;
  const period = ratesPeriod([lane]);
  const isSaved = payable !== null && decidedBasis(lane) === 'RCEP';
  return {
    mfnPercent: percentOf(lane.mfn),
    mfnPrinted: printed(lane.mfn),
    rcepPercent: percentOf(rcep),
    rcepPrinted: printed(rcep),
    basis: payable === null ? 'undecided' : decidedBasis(lane),
    payablePercent: percentOf(payable),
    points: isSaved ? lane.pointsBelowMfn : payable === null ? null : 0,
    saved: isSaved ? lane.savedAmount : null,
    currency: isSaved && lane.savedAmount !== null ? row.currency : null,
    from: period?.from ?? null,
    to: period?.to ?? null,
    ...provenanceOf(answer, [rcep, lane.mfn]),
  };
}
