import { percentOf } from '@/features/tariffs/rates/rate-result';
import type { RateResult } from '@/features/tariffs/rates/rate-result';
import type { PartnerRow } from '@/features/tariffs/lane/partners';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { toCsv } from '@/shared/files/csv';
import type { CsvCell } from '@/shared/files/csv';
import { downloadText } from '@/shared/files/download';
import { isNotRcepNow } from '../rates/no-rcep';
import { printed, provenanceOf } from '../rates/rates-sources';
import type { KeyBelow } from '@/shared/i18n/text-keys';

/**
 * Headers of the partners' table as a file; their names in the reader's language are `csv.<key>` of the area `lane`.
 */
const PARTNER_COLUMNS = [
  'line',
  'exporter',
  'importer',
  'date',
  'applies',
  'rcepPercent',
  'rcepPrinted',
  'mfnPercent',
  'mfnPrinted',
  'points',
  'differential',
  'otherAgreements',
  'mark',
  'source',
] as const;

/** Downloads the partners' table as CSV; `headOf` names a column in the reader's language. */
export function downloadPartners(
  fileName: string,
  headOf: (key: KeyBelow<'lane', 'csv'>) => string,
  ...table: Parameters<typeof partnerCsvRows>
): void {
  const columns = PARTNER_COLUMNS.map((key) => ({ key, label: headOf(key) }));
  downloadText(fileName, 'text/csv', toCsv(partnerCsvRows(...table), columns));
}

/**
 * One line per exporter; `applies` is `yes` or the reason, as the domain names it; a missing rate is empty, and so is
 * whether it differs.
 */
function partnerCsvRows(
  answer: TariffAnswer,
  line: TariffLine,
  rows: readonly PartnerRow[],
): Record<(typeof PARTNER_COLUMNS)[number], CsvCell>[] {
  const noData: RateResult = { kind: 'missing', lastKnown: null };
  return rows.map(({ lane, isDifferent }) => {
    const rcep = isNotRcepNow(lane) ? noData : lane.rcep;
    return {
      line: line.code,
      exporter: lane.from,
      importer: lane.to,
      date: lane.date,
      applies: lane.inForce.inForce ? 'yes' : lane.inForce.reason,
      rcepPercent: percentOf(rcep),
      rcepPrinted: printed(rcep),
      mfnPercent: percentOf(lane.mfn),
      mfnPrinted: printed(lane.mfn),
      points: lane.pointsBelowMfn === null ? null : Math.round(-lane.pointsBelowMfn * 1e6) / 1e6,
      differential: rcep.kind === 'missing' ? null : isDifferent ? 'yes' : 'no',
      otherAgreements: lane.others.map(({ agreement, rate }) => `${agreement} ${rate.printed}`).join('; '),
      ...provenanceOf(answer, [
        rcep,
        lane.mfn,
        ...lane.others.map((other) => ({ kind: 'rate' as const, rate: other.rate })),
      ]),
    };
  });
}
