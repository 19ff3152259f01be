import { useMemo, useState } from 'react';
import { percentOf } from '@/features/tariffs/rates/rate-result';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { PartnerRow } from '@/features/tariffs/country-pair/partners';
import type { RulerScale } from '@/features/tariffs/rates/ruler-scale';
import type { AgreementWithoutRates } from '@/features/tariffs/tariffs-schema';
import { formatNumber } from '@/shared/format/number';
import { sharedDecimals } from '@/shared/format/shared-decimals';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { NoData } from '@/shared/ui/marks/no-data';
import type { TableColumn, TableSort } from '@/shared/ui/table/table-column';
import { isNotRcepNow, useNoRcepWord } from '../rates/no-rcep';
import { PartnerAgreements, PartnerDifference, PartnerName } from './partner-cells';
import { orderedPartners } from './partner-order';
import { PartnerStrip } from './partner-strip';
import { RateCell } from '../rates/rate-cell';

interface PartnersTableProps {
  pair: PairDuty;
  rows: readonly PartnerRow[];
  agreements: readonly AgreementWithoutRates[];
  scale: RulerScale;
  caption: string;
  onPick: (code: string) => void;
}

/** One row per exporter under the row of MFN; headers sort, names open their route. */
export function PartnersTable({ pair, rows, agreements, scale, caption, onPick }: PartnersTableProps) {
  const { t } = useTexts(['pair', 'countries']);
  const language = useLanguage();
  const noRcepWord = useNoRcepWord();
  const [sort, setSort] = useState<TableSort | null>(null);
  const ordered = useMemo(
    () => orderedPartners(rows, pair.from, sort, (code) => t(`countries:${code}`)),
    [rows, pair.from, sort, t],
  );
  const percents = [pair.mfn, ...rows.map((row) => row.pair.rcep)]
    .map(percentOf)
    .filter((percent) => percent !== null);
  const decimals = sharedDecimals(percents);
  const columns: TableColumn<PartnerRow | null>[] = [
    {
      id: 'exporter',
      head: t('partners.exporter'),
      isSortable: true,
      cell: (row) =>
        row === null ? (
          t('partners.mfn')
        ) : (
          <PartnerName
            row={row}
            isCurrent={row.pair.from === pair.from}
            onPick={() => onPick(row.pair.from)}
          />
        ),
    },
    {
      id: 'rcep',
      head: t('rcepPercent'),
      align: 'end',
      isSortable: true,
      narrow: 'value',
      cell: (row) =>
        row === null ? (
          <RateCell result={pair.mfn} decimals={decimals} />
        ) : (
          <RateCell
            result={row.pair.rcep}
            decimals={decimals}
            instead={isNotRcepNow(row.pair) ? noRcepWord(row.pair) : undefined}
          />
        ),
    },
    {
      id: 'difference',
      head: t('partners.difference'),
      align: 'end',
      isSortable: true,
      narrow: 'value',
      cell: (row) =>
        row === null ? (
          pair.mfn.kind === 'rate' ? (
            formatNumber(0, language)
          ) : (
            <NoData />
          )
        ) : (
          <PartnerDifference pair={row.pair} decimals={decimals} />
        ),
    },
    {
      id: 'strip',
      head: t('partners.scale', { max: formatNumber(scale.max, language) }),
      width: '200px',
      narrow: 'hidden',
      cell: (row) => (
        <PartnerStrip
          rcep={row === null || isNotRcepNow(row.pair) ? null : row.pair.rcep}
          mfn={pair.mfn}
          isApplied={row?.pair.inForce.inForce ?? false}
          scale={scale}
        />
      ),
    },
    {
      id: 'others',
      head: t('partners.others'),
      align: 'end',
      cell: (row) => row && <PartnerAgreements pair={row.pair} agreements={agreements} />,
    },
  ];
  return (
    <div className="partners-table">
      <DataTable
        caption={caption}
        showCaption
        columns={columns}
        rows={[null, ...ordered]}
        rowKey={(row) => row?.pair.from ?? 'MFN'}
        rowKind={(row) => (row === null ? 'reference' : row.pair.from === pair.from ? 'selected' : undefined)}
        sort={sort ?? undefined}
        onSort={setSort}
      />
    </div>
  );
}
