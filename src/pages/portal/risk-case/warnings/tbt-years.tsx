import type { TbtCount } from '@/features/risk-cases/risk-warnings-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/data-table';
import type { TableColumn } from '@/shared/ui/table-column';

/** Notifications of all Members by year: the number, and a bar of its length. */
export function TbtYears({ counts }: { counts: readonly TbtCount[] }) {
  const { t } = useTexts('risk');
  const language = useLanguage();
  const most = Math.max(...counts.map((count) => count.notifications), 1);
  const columns: TableColumn<TbtCount>[] = [
    { id: 'year', head: t('warnings.tbtYear'), width: '96px', cell: ({ period }) => period },
    {
      id: 'count',
      head: t('warnings.tbtCount'),
      align: 'end',
      width: '110px',
      narrow: 'value',
      cell: ({ notifications }) => formatNumber(notifications, language, 0),
    },
    {
      id: 'bar',
      head: '',
      narrow: 'hidden',
      cell: ({ notifications }) => (
        <span
          className="risk-tbt-bar"
          aria-hidden="true"
          style={{ width: `${(notifications / most) * 100}%` }}
        />
      ),
    },
  ];
  return (
    <>
      <h3 className="risk-tbt-head">{t('warnings.tbtAll')}</h3>
      <DataTable
        caption={t('warnings.tbtAll')}
        columns={columns}
        rows={counts}
        rowKey={({ period }) => period}
      />
    </>
  );
}
