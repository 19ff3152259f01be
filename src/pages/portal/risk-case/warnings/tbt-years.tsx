import type { TbtCount } from '@/features/risk-cases/risk-warnings-schema';
import { partYearEnd, tbtYears, type TbtYears } from '@/features/risk-cases/tbt-years';
import { dateInText } from '@/shared/format/date-in-text';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { classNames } from '@/shared/ui/styles/class-names';
import { DataTable } from '@/shared/ui/table/data-table';
import { NoData } from '@/shared/ui/marks/no-data';
import type { TableColumn } from '@/shared/ui/table/table-column';
import { yearsText } from './years-text';

/**
 * Notifications of all Members by year: the number of the longest available period, and a bar of its length; a part
 * of a year states how far it reaches, and years without data are shown as a gap.
 */
export function TbtYearTable({ counts }: { counts: readonly TbtCount[] }) {
  const { t } = useTexts('risk');
  const language = useLanguage();
  const rows = tbtYears(counts);
  const most = Math.max(...rows.map(({ counts: [longest] }) => longest?.notifications ?? 0), 1);
  const columns: TableColumn<TbtYears>[] = [
    {
      id: 'year',
      head: t('warnings.tbtYear'),
      width: '240px',
      cell: (years) => (
        <>
          {yearsText(years)} <PartYear count={years.counts[0]} />
        </>
      ),
    },
    {
      id: 'count',
      head: t('warnings.tbtCount'),
      align: 'end',
      width: '110px',
      narrow: 'value',
      cell: ({ counts: [longest] }) =>
        longest === undefined ? <NoData /> : formatNumber(longest.notifications, language, 0),
    },
    {
      id: 'bar',
      head: t('warnings.tbtBar'),
      narrow: 'hidden',
      cell: ({ counts: [longest] }) =>
        longest && (
          <span
            className={classNames('risk-tbt-bar', partYearEnd(longest) !== null && 'risk-tbt-part')}
            aria-hidden="true"
            style={{ width: `${(longest.notifications / most) * 100}%` }}
          />
        ),
    },
  ];
  return (
    <>
      <h3 className="risk-tbt-head">{t('warnings.tbtAll')}</h3>
      <DataTable caption={t('warnings.tbtAll')} columns={columns} rows={rows} rowKey={yearsText} />
    </>
  );
}

/** How far the count of a part of a year reaches. */
function PartYear({ count }: { count: TbtCount | undefined }) {
  const { t } = useTexts('risk');
  const language = useLanguage();
  const end = count === undefined ? null : partYearEnd(count);
  if (end === null) return null;
  return <span className="risk-small">{t('warnings.tbtPart', { date: dateInText(end, language) })}</span>;
}
