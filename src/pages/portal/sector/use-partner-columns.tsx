import { inForce } from '@/domain/rcep';
import type { SectorPartner } from '@/features/sectors/sector-partners-schema';
import type { SectorId } from '@/features/sectors/sectors-schema';
import { formatNumber, formatSigned } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/link';
import { NotHeld } from '@/shared/ui/not-held';
import type { TableColumn } from '@/shared/ui/table-column';
import { Tag } from '@/shared/ui/tag';
import { RateBar } from './rate-bar';
import { RATES_DAY } from './sector-lane';

/** RCEP less MFN in percentage points; null where nothing is compared. */
export const differenceOf = ({ averageRcep, averageMfn }: SectorPartner): number | null =>
  averageRcep === null || averageMfn === null ? null : averageRcep - averageMfn;

/** The columns of the partners; those of a comparison only where some partner has one. */
export function usePartnerColumns(
  sector: SectorId,
  rows: readonly SectorPartner[],
  to: string,
): TableColumn<SectorPartner>[] {
  const { t } = useTexts('sector');
  const language = useLanguage();
  const averages = rows.flatMap((row) => [row.averageMfn ?? 0, row.averageRcep ?? 0]);
  const max = Math.ceil(Math.max(5, ...averages));
  const whole = (value: number) => formatNumber(value, language, 0);
  const end = { align: 'end' as const };
  const compared: TableColumn<SectorPartner>[] = [
    {
      id: 'bar',
      head: t('partners.scale', { max: whole(max) }),
      narrow: 'hidden',
      cell: (row) => <RateBar rcep={row.averageRcep} mfn={row.averageMfn} max={max} />,
    },
    {
      id: 'rcep',
      head: t('partners.rcep'),
      ...end,
      narrow: 'value',
      cell: (row) => (
        <>
          <Average value={row.averageRcep} />
          <FewLines row={row} />
        </>
      ),
    },
    { id: 'mfn', head: t('partners.mfn'), ...end, cell: (row) => <Average value={row.averageMfn} /> },
    {
      id: 'difference',
      head: t('partners.difference'),
      ...end,
      cell: (row) => {
        const difference = differenceOf(row);
        return difference === null ? <NotHeld /> : formatSigned(difference, language, 2);
      },
    },
    ...(['lower', 'same', 'higher'] as const).map((part) => ({
      id: part,
      head: t(`partners.${part}`),
      width: '64px',
      ...end,
      cell: (row: SectorPartner) => (row.averageRcep === null ? <NotHeld /> : whole(row[part])),
    })),
  ];
  return [
    {
      id: 'partner',
      head: t('partners.partner'),
      width: '19%',
      cell: ({ partner }) => <Partner partner={partner} sector={sector} to={to} />,
    },
    ...(averages.some((average) => average > 0) ? compared : []),
    {
      id: 'held',
      head: t('partners.held'),
      ...end,
      cell: (row) => (
        <span className="no-break">
          {t('partners.of', { part: whole(row.rcepHeld), total: whole(row.lines) })}
        </span>
      ),
    },
  ];
}

function Average({ value }: { value: number | null }) {
  const language = useLanguage();
  return value === null ? <NotHeld /> : formatNumber(value, language, 2);
}

/** Below as many lines an average says how few it rests on. */
const FEW_LINES = 10;

function FewLines({ row: { lower, same, higher, averageRcep } }: { row: SectorPartner }) {
  const { t } = useTexts('sector');
  const count = lower + same + higher;
  if (averageRcep === null || count >= FEW_LINES) return null;
  return <span className="sector-few">{t('partners.few', { count })}</span>;
}

/** The partner, leading to its lane, with the word for a doubt about the Agreement between the two. */
function Partner({ partner, sector, to }: { partner: string; sector: SectorId; to: string }) {
  const { t } = useTexts(['lane', 'countries']);
  const state = inForce(to, partner, RATES_DAY);
  return (
    <>
      <Link to={paths.sector(sector, { from: partner, to })}>{t(`countries:${partner}`)}</Link>{' '}
      {!state.inForce && <Tag>{t(`partners.reason.${state.reason}`)}</Tag>}
    </>
  );
}
