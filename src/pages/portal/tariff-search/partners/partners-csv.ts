import { percentOf } from '@/features/tariffs/rates/rate-result';
import type { RateResult } from '@/features/tariffs/rates/rate-result';
import type { PartnerRow } from '@/features/tariffs/country-pair/partners';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { toCsv } from '@/shared/files/csv';
import type { CsvCell } from '@/shared/files/csv';
import { downloadText } from '@/shared/files/download';
import { isNotRcepNow } from '../rates/no-rcep';
import { printed, provenanceOf } from '../rates/rates-sources';
import type { KeyBelow } from '@/shared/i18n/text-keys';

/**
 * Headers of the partners' table as a file; their names in the reader's language are `csv.<key>` of the area `pair`.
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
  headOf: (key: KeyBelow<'pair', 'csv'>) => string,
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
  return rows.map(({ pair, isDifferent }) => {
    const rcep = isNotRcepNow(pair) ? noData : pair.rcep;
    return {
      line: line.code,
      exporter: pair.from,
      importer: pair.to,
      date: pair.date,
      applies: pair.inForce.inForce ? 'yes' : pair.inForce.reason,
      rcepPercent: percentOf(rcep),
      rcepPrinted: printed(rcep),
      mfnPercent: percentOf(pair.mfn),
      mfnPrinted: printed(pair.mfn),
      points: pair.pointsBelowMfn === null ? null : Math.round(-pair.pointsBelowMfn * 1e6) / 1e6,
      differential: rcep.kind === 'missing' ? null : isDifferent ? 'yes' : 'no',
      otherAgreements: pair.others.map(({ agreement, rate }) => `${agreement} ${rate.printed}`).join('; '),
      ...provenanceOf(answer, [
        rcep,
        pair.mfn,
        ...pair.others.map((other) => ({ kind: 'rate' as const, rate: other.rate })),
      ]),
    };
  });
}
