import { useCheckWords } from '@/features/content/words/use-check-words';
import type { DueCheck, WorkQueue } from '@/features/work-queue/queue-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { AsOf } from '@/shared/ui/marks/as-of';
import { DataTable } from '@/shared/ui/table/data-table';
import { KindCounts } from './kind-counts';
import { QueueBlock } from './queue-block';
import { queueKey, useQueueColumns } from './use-queue-columns';

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
  const columns = useQueueColumns('46%', 'checks');
  const words = useCheckWords();
  return (
    <DataTable
      caption={t('checks.title')}
      rows={rows}
      rowKey={queueKey}
      columns={[
        ...columns,
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
