import type { SectorPartner } from '@/features/sectors/sector-partners-schema';
import type { SectorId } from '@/features/sectors/sectors-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/data-table';
import type { SectorLane } from './sector-lane';
import { differenceOf, usePartnerColumns } from './use-partner-columns';

interface PartnersTableProps {
  sector: SectorId;
  rows: readonly SectorPartner[];
  lane: SectorLane;
}

/** Exporting Parties as rows, the greatest advantage over MFN first; the bar stands beside the numbers it draws. */
export function PartnersTable({ sector, rows, lane }: PartnersTableProps) {
  const { t } = useTexts('sector');
  const columns = usePartnerColumns(sector, rows, lane.to);
  const hasCompared = rows.some((row) => row.averageRcep !== null);
  return (
    <>
      {hasCompared && (
        <p className="rate-bar-key" aria-hidden="true">
          <span className="rate-bar-key-rcep">{t('partners.rcep')}</span>
          <span className="rate-bar-key-mfn">{t('partners.mfn')}</span>
        </p>
      )}
      <DataTable
        caption={t('partners.title')}
        rows={rows.toSorted((a, b) => orderOf(a) - orderOf(b))}
        rowKey={(row) => row.partner}
        rowKind={(row) => (row.partner === lane.from ? 'selected' : undefined)}
        columns={columns}
      />
    </>
  );
}

/** What is not compared stands last, by how many lines have a rate. */
const orderOf = (row: SectorPartner): number => differenceOf(row) ?? 1000 - row.rcepHeld / 10_000;
