import type { i18n as I18n } from 'i18next';
import type { PairReport } from '@/features/tariffs/country-pair/pair-report';
import { REPORT_COLUMNS, reportRows } from '@/features/tariffs/country-pair/report-csv';
import { toCsv } from '@/shared/files/csv';
import { downloadText } from '@/shared/files/download';
import { todayIso } from '@/shared/format/date';
import { reportOf } from '../../origin/bill/report-of';
import type { OriginState } from '../../origin/use-origin';

/** Downloads a route's report as one table. */
export function downloadPairCsv(report: PairReport): void {
  downloadText(`${nameOf(report)}.csv`, 'text/csv', toCsv(reportRows(report), REPORT_COLUMNS));
}

/** Downloads a route's whole report, with its address and the findings on origin. */
export function downloadPairJson(
  report: PairReport,
  address: string,
  origin: OriginState | null,
  i18n: I18n,
): void {
  const tree = { address, ...report, origin: origin && reportOf(origin, todayIso(), i18n) };
  downloadText(`${nameOf(report)}.json`, 'application/json', JSON.stringify(tree, null, 2));
}

const nameOf = ({ line, pair }: PairReport) => `rcep-${line.code}-${pair.from}-${pair.to}-${pair.date}`;
