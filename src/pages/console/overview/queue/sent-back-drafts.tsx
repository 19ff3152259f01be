import type { SentBackDraft, WorkQueue } from '@/features/work-queue/queue-schema';
import { onReadersClock } from '@/shared/format/server-moment';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { ServerWords } from '../server-words';
import { QueueBlock } from './queue-block';
import { queueKey, useQueueColumns } from './use-queue-columns';

/** All drafts of the user that a reviewer sent back, with the reason. */
export function SentBackDrafts({ sentBack }: { sentBack: NonNullable<WorkQueue['sentBack']> }) {
  return (
    <QueueBlock part="sentBack" total={sentBack.total}>
      <DraftTable rows={sentBack.rows} />
    </QueueBlock>
  );
}

function DraftTable({ rows }: { rows: readonly SentBackDraft[] }) {
  const { t } = useTexts('overview');
  const columns = useQueueColumns('30%', 'sentBack');
  return (
    <DataTable
      caption={t('sentBack.title')}
      rows={rows}
      rowKey={queueKey}
      columns={[
        ...columns,
        { id: 'note', head: t('sentBack.note'), cell: ({ note }) => note ?? '—' },
        {
          id: 'by',
          head: t('sentBack.by'),
          cell: ({ byName }) => <ServerWords>{byName}</ServerWords>,
        },
        {
          id: 'at',
          head: t('sentBack.at'),
          align: 'end',
          narrow: 'value',
          cell: ({ at }) => <span className="no-break">{onReadersClock(at)}</span>,
        },
      ]}
    />
  );
}
