import { useMemo, useState } from 'react';
import { percentOf } from '@/features/tariffs/rates/rate-result';
import type { Lane } from '@/features/tariffs/lane/lane';
import type { PartnerRow } from '@/features/tariffs/lane/partners';
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
  lane: Lane;
  rows: readonly PartnerRow[];
  agreements: readonly AgreementWithoutRates[];
  scale: RulerScale;
  caption: string;
  onPick: (code: string) => void;
}

/** One row per exporter under the row of MFN; headers sort, names open their route. */
export function PartnersTable({ lane, rows, agreements, scale, caption, onPick }: PartnersTableProps) {
  const { t } = useTexts(['lane', 'countries']);
  const language = useLanguage();
  const noRcepWord = useNoRcepWord();
  const [sort, setSort] = useState<TableSort | null>(null);
  const ordered = useMemo(
    () => orderedPartners(rows, lane.from, sort, (code) => t(`countries:${code}`)),
    [rows, lane.from, sort, t],
  );
  const percents = [lane.mfn, ...rows.map((row) => row.lane.rcep)]
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
            isCurrent={row.lane.from === lane.from}
            onPick={() => onPick(row.lane.from)}
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
          <RateCell result={lane.mfn} decimals={decimals} />
        ) : (
          <RateCell
            result={row.lane.rcep}
            decimals={decimals}
            instead={isNotRcepNow(row.lane) ? noRcepWord(row.lane) : undefined}
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
          lane.mfn.kind === 'rate' ? (
            formatNumber(0, language)
          ) : (
            <NoData />
          )
        ) : (
          <PartnerDifference lane={row.lane} decimals={decimals} />
        ),
    },
    {
      id: 'strip',
      head: t('partners.scale', { max: formatNumber(scale.max, language) }),
      width: '200px',
      narrow: 'hidden',
      cell: (row) => (
        <PartnerStrip
          rcep={row === null || isNotRcepNow(row.lane) ? null : row.lane.rcep}
          mfn={lane.mfn}
          isApplied={row?.lane.inForce.inForce ?? false}
          scale={scale}
        />
      ),
    },
    {
      id: 'others',
      head: t('partners.others'),
      align: 'end',
      cell: (row) => row && <PartnerAgreements lane={row.lane} agreements={agreements} />,
    },
  ];
  return (
    <div className="partners-table">
      <DataTable
        caption={caption}
        showCaption
        columns={columns}
        rows={[null, ...ordered]}
        rowKey={(row) => row?.lane.from ?? 'MFN'}
        rowKind={(row) => (row === null ? 'reference' : row.lane.from === lane.from ? 'selected' : undefined)}
        sort={sort ?? undefined}
        onSort={setSort}
      />
    </div>
  );
}
