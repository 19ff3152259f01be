import { useKindName } from '@/features/content/words/use-kind-name';
import type { SentBackDraft, WorkQueue } from '@/features/work-queue/queue-schema';
import { onReadersClock } from '@/shared/format/server-moment';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { ServerWords } from '../server-words';
import { QueueBlock } from './queue-block';
import { QueueRecord } from './queue-record';

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
  const nameOf = useKindName();
  return (
    <DataTable
      caption={t('sentBack.title')}
      rows={rows}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      columns={[
        {
          id: 'record',
          head: t('checks.record'),
          width: '30%',
          cell: (row) => <QueueRecord record={row} of="sentBack" />,
        },
        { id: 'kind', head: t('checks.kind'), cell: ({ kind }) => nameOf(kind) },
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
