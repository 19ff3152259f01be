import { useKindName } from '@/features/content/words/use-kind-name';
import type { UnattendedDraft, WorkQueue } from '@/features/work-queue/queue-schema';
import { onReadersClock } from '@/shared/format/server-moment';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { Block } from '../block';
import { ServerWords } from '../server-words';
import { QueueRecord } from './queue-record';

/** All drafts whose writer was disabled or deleted; nothing where there are none. */
export function UnattendedDrafts({ unattended }: { unattended: NonNullable<WorkQueue['unattended']> }) {
  const { t } = useTexts('overview');
  const { total, rows } = unattended;
  if (total === 0) return null;
  return (
    <Block title={t('unattended.title')}>
      <p className="overview-sum">{t('unattended.some', { count: total })}</p>
      <DraftTable rows={rows} />
    </Block>
  );
}

function DraftTable({ rows }: { rows: readonly UnattendedDraft[] }) {
  const { t } = useTexts('overview');
  const nameOf = useKindName();
  return (
    <DataTable
      caption={t('unattended.title')}
      rows={rows}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      columns={[
        {
          id: 'record',
          head: t('checks.record'),
          width: '46%',
          cell: (row) => <QueueRecord record={row} />,
        },
        { id: 'kind', head: t('checks.kind'), cell: ({ kind }) => nameOf(kind) },
        {
          id: 'writer',
          head: t('reviews.writer'),
          cell: ({ writtenByName }) => <ServerWords>{writtenByName}</ServerWords>,
        },
        {
          id: 'at',
          head: t('unattended.at'),
          align: 'end',
          narrow: 'value',
          cell: ({ updateTime }) => <span className="no-break">{onReadersClock(updateTime)}</span>,
        },
      ]}
    />
  );
}
