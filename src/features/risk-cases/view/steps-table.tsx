import { useTexts } from '@/shared/i18n/use-texts';
import { AsOf } from '@/shared/ui/marks/as-of';
import { DataTable } from '@/shared/ui/table/data-table';
import { NoData } from '@/shared/ui/marks/no-data';
import type { TableColumn } from '@/shared/ui/table/table-column';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { ComputedMark } from './computed-mark';
import type { TimelineRow } from './timeline/timeline-rows';
import { useRowName } from './timeline/use-row-name';

/** The steps in their order with date and document; the numbers are those of the picture. */
export function StepsTable({ rows }: { rows: readonly TimelineRow[] }) {
  const { t } = useTexts('risk');
  const nameOf = useRowName();
  const columns: TableColumn<TimelineRow>[] = [
    {
      id: 'step',
      head: t('details.step'),
      width: '40%',
      cell: (row) => (
        <>
          {row.number !== null && <span className="risk-step-number">{row.number}</span>} {nameOf(row)}
        </>
      ),
    },
    {
      id: 'date',
      head: t('details.date'),
      width: '36%',
      narrow: 'value',
      cell: (row) => <RowDate row={row} />,
    },
    {
      id: 'document',
      head: t('details.document'),
      cell: (row) => row.document ?? (row.kind === 'end' ? '—' : <NoData />),
    },
  ];
  return (
    <DataTable
      caption={t('details.stepsCaption')}
      columns={columns}
      rows={rows}
      rowKey={(row) => `${row.kind}-${row.date}`}
    />
  );
}

function RowDate({ row: { date, until, mark, isComputed } }: { row: TimelineRow }) {
  const { t } = useTexts('risk');
  return (
    <>
      {date === null ? <span className="risk-quiet">{t('noDate')}</span> : <AsOf value={date} />}
      {until !== null && (
        <>
          {' – '}
          <AsOf value={until} />
        </>
      )}{' '}
      {isComputed && <ComputedMark />} {mark === 'unchecked' && <UncheckedMark />}
    </>
  );
}
