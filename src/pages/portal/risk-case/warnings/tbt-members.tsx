import type { TbtCount } from '@/features/risk-cases/risk-warnings-schema';
import { formatIsoDate } from '@/shared/format/date';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/data-table';
import type { TableColumn } from '@/shared/ui/table-column';
import { useEconomyName } from '../parts/use-economy-name';

/** Notifications of single Members in the periods that are held: periods differ, so they are listed and not compared. */
export function TbtMembers({ counts }: { counts: readonly TbtCount[] }) {
  const { t } = useTexts('risk');
  const language = useLanguage();
  const nameOf = useEconomyName();
  const members = [...new Set(counts.map(({ member }) => member))];
  const columns: TableColumn<string>[] = [
    { id: 'member', head: t('warnings.tbtMember'), width: '22%', cell: nameOf },
    {
      id: 'counts',
      head: t('warnings.tbtPeriodCounts'),
      cell: (code) => (
        <ul className="risk-tbt-periods">
          {counts
            .filter(({ member }) => member === code)
            .map(({ periodType, period, notifications }) => (
              <li key={periodType + period}>
                {t(`period.${periodType}`, { period: formatIsoDate(period, language) })}
                <b>{formatNumber(notifications, language, 0)}</b>
              </li>
            ))}
        </ul>
      ),
    },
  ];
  return (
    <>
      <h3 className="risk-tbt-head">{t('warnings.tbtMembers')}</h3>
      <DataTable
        caption={t('warnings.tbtMembers')}
        columns={columns}
        rows={members}
        rowKey={(code) => code}
      />
    </>
  );
}
