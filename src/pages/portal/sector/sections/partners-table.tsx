import { inForce } from '@/domain/rcep';
import { RATES_DAY } from '@/features/sectors/rates-day';
import type { SectorPartner, SectorPartners } from '@/features/sectors/sector-partners-schema';
import type { SectorId } from '@/shared/routing/paths';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import type { SectorPair } from '../sector-pair';
import { usePartnerColumns } from './use-partner-columns';

interface PartnersTableProps {
  sector: SectorId;
  partners: SectorPartners;
  pair: SectorPair;
}

/**
 * Exporting Parties as rows, lowest average over the common lines first; not sorted by rate if there are no averages.
 */
export function PartnersTable({ sector, partners, pair }: PartnersTableProps) {
  const { t } = useTexts('sector');
  const language = useLanguage();
  const columns = usePartnerColumns(sector, partners, pair.to);
  const { averageMfn } = partners;
  const orderOf = ({ partner, averageRcep, withRcepRate }: SectorPartner): number => {
    if (!inForce(pair.to, partner, RATES_DAY).inForce) return 3000;
    return averageRcep ?? (withRcepRate > 0 ? 1000 : 2000);
  };
  return (
    <>
      {averageMfn !== null && (
        <p className="rate-bar-key">
          <span className="rate-bar-key-rcep">{t('partners.rcep')}</span>
          <span className="rate-bar-key-mfn">
            {t('partners.mfn', { average: formatNumber(averageMfn, language, 2) })}
          </span>
        </p>
      )}
      <DataTable
        caption={t('partners.title')}
        rows={partners.rows.toSorted((a, b) => orderOf(a) - orderOf(b))}
        rowKey={(row) => row.partner}
        rowKind={(row) => (row.partner === pair.from ? 'selected' : undefined)}
        columns={columns}
      />
    </>
  );
}
