import { useCheckWords } from '@/features/content/words/use-check-words';
import { useKindName } from '@/features/content/words/use-kind-name';
import type { DueCheck, WorkQueue } from '@/features/work-queue/queue-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { AsOf } from '@/shared/ui/marks/as-of';
import { DataTable } from '@/shared/ui/table/data-table';
import { KindCounts } from './kind-counts';
import { QueueBlock } from './queue-block';
import { QueueRecord } from './queue-record';

/** The records past their next check: how many of each kind, and the longest overdue ones. */
export function DueChecks({ checks }: { checks: NonNullable<WorkQueue['checks']> }) {
  return (
    <QueueBlock part="checks" total={checks.total}>
      <KindCounts kinds={checks.kinds} filter="checks" />
      <CheckTable rows={checks.rows} />
    </QueueBlock>
  );
}

function CheckTable({ rows }: { rows: readonly DueCheck[] }) {
  const { t } = useTexts('overview');
  const nameOf = useKindName();
  const words = useCheckWords();
  return (
    <DataTable
      caption={t('checks.title')}
      rows={rows}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      columns={[
        {
          id: 'record',
          head: t('checks.record'),
          width: '46%',
          cell: (row) => <QueueRecord record={row} of="checks" />,
        },
        { id: 'kind', head: t('checks.kind'), cell: ({ kind }) => nameOf(kind) },
        { id: 'why', head: words.why, cell: ({ why }) => words.reason(why) },
        {
          id: 'due',
          head: words.due,
          align: 'end',
          narrow: 'value',
          cell: ({ due }) => <AsOf value={due} />,
        },
      ]}
    />
  );
}
