import type { TbtCount } from '@/features/risk-cases/risk-warnings-schema';
import { tbtYears } from '@/features/risk-cases/tbt-years';
import { formatIsoDate } from '@/shared/format/date';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { NoData } from '@/shared/ui/marks/no-data';
import type { TableColumn } from '@/shared/ui/table/table-column';
import { useEconomyName } from '@/features/risk-cases/view/words/use-economy-name';
import { yearsText } from './years-text';

/**
 * Notifications of single Members in the available periods, with the gaps between; periods differ, so they are not
 * compared.
 */
export function TbtMembers({ counts }: { counts: readonly TbtCount[] }) {
  const { t } = useTexts('risk');
  const language = useLanguage();
  const nameOf = useEconomyName();
  const members = [...new Set(counts.map(({ member }) => member))];
  const columns: TableColumn<string>[] = [
    { id: 'member', head: t('warnings.tbtMember'), width: '22%', cell: nameOf, isWhole: true },
    {
      id: 'counts',
      head: t('warnings.tbtPeriodCounts'),
      cell: (code) => (
        <ul className="risk-tbt-periods">
          {tbtYears(counts.filter(({ member }) => member === code)).map((years) =>
            years.counts.length === 0 ? (
              <li key={years.first}>
                {t('period.year', { period: yearsText(years) })} <NoData />
              </li>
            ) : (
              years.counts.map(({ periodType, period, notifications }) => (
                <li key={periodType + period}>
                  {t(`period.${periodType}`, { period: formatIsoDate(period, language) })}
                  <b>{formatNumber(notifications, language, 0)}</b>
                </li>
              ))
            ),
          )}
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
