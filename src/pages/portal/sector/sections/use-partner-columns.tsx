import { inForce } from '@/domain/rcep';
import { RATES_DAY } from '@/features/sectors/rates-day';
import type { SectorPartner, SectorPartners } from '@/features/sectors/sector-partners-schema';
import type { SectorId } from '@/shared/routing/paths';
import { formatNumber } from '@/shared/format/number';
import { formatSigned } from '@/shared/format/signed';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import { NoData } from '@/shared/ui/marks/no-data';
import type { TableColumn } from '@/shared/ui/table/table-column';
import { Tag } from '@/shared/ui/marks/tag';
import { RateBar } from '../rate-bar';

/** The columns of the partners; averages and bars only if all of them have one over the same lines. */
export function usePartnerColumns(
  sector: SectorId,
  { rows, lines, compared, averageMfn }: SectorPartners,
  to: string,
): TableColumn<SectorPartner>[] {
  const { t } = useTexts('sector');
  const language = useLanguage();
  const max = Math.ceil(Math.max(5, averageMfn ?? 0, ...rows.map((row) => row.averageRcep ?? 0)));
  const whole = (value: number) => formatNumber(value, language, 0);
  const end = { align: 'end' as const };
  const averages: TableColumn<SectorPartner>[] = [
    {
      id: 'bar',
      head: t('partners.scale', { max: whole(max) }),
      narrow: 'hidden',
      cell: (row) =>
        row.averageRcep !== null && <RateBar rcep={row.averageRcep} mfn={averageMfn} max={max} />,
    },
    {
      id: 'rcep',
      head: t('partners.rcep'),
      ...end,
      narrow: 'value',
      cell: ({ averageRcep }) => (averageRcep === null ? <NoData /> : formatNumber(averageRcep, language, 2)),
    },
    {
      id: 'difference',
      head: t('partners.difference'),
      ...end,
      cell: ({ averageRcep }) =>
        averageRcep === null || averageMfn === null ? (
          <NoData />
        ) : (
          formatSigned(averageRcep - averageMfn, language, 2)
        ),
    },
  ];
  const counts: TableColumn<SectorPartner>[] = (['lower', 'same', 'higher'] as const).map((part) => ({
    id: part,
    head: t(`partners.${part}`),
    width: '64px',
    ...end,
    cell: (row) => (row.lower + row.same + row.higher === 0 ? <NoData /> : whole(row[part])),
  }));
  const columns: TableColumn<SectorPartner>[] = [
    {
      id: 'partner',
      head: t('partners.partner'),
      width: '19%',
      cell: ({ partner }) => <Partner partner={partner} sector={sector} to={to} />,
    },
    ...(averageMfn === null ? [] : averages),
    ...(compared === 0 ? [] : counts),
    {
      id: 'withRcepRate',
      head: t('partners.withRcepRate'),
      ...end,
      cell: (row) => (
        <span className="no-break">
          {t('partners.of', { part: whole(row.withRcepRate), total: whole(lines) })}
        </span>
      ),
    },
  ];
  return columns.map(withReason(to));
}

/** Where the Agreement does not apply to a partner, nothing is counted: dashes for figures, and the reason. */
const withReason =
  (to: string) =>
  (column: TableColumn<SectorPartner>): TableColumn<SectorPartner> =>
    column.id === 'partner'
      ? column
      : {
          ...column,
          cell: (row: SectorPartner) =>
            inForce(to, row.partner, RATES_DAY).inForce ? column.cell(row) : '—',
        };

/** The partner, linking to its route, with the word for a doubt about the Agreement between the two. */
function Partner({ partner, sector, to }: { partner: string; sector: SectorId; to: string }) {
  const { t } = useTexts(['pair', 'countries']);
  const state = inForce(to, partner, RATES_DAY);
  return (
    <>
      <Link to={paths.sector(sector, { from: partner, to })}>{t(`countries:${partner}`)}</Link>{' '}
      {!state.inForce && <Tag>{t(`partners.reason.${state.reason}`)}</Tag>}
    </>
  );
}
