import type { UnattendedDraft, WorkQueue } from '@/features/work-queue/queue-schema';
import { onReadersClock } from '@/shared/format/server-moment';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { Block } from '../block';
import { ServerWords } from '../server-words';
import { queueKey, useQueueColumns } from './use-queue-columns';

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
  const columns = useQueueColumns('46%');
  return (
    <DataTable
      caption={t('unattended.title')}
      rows={rows}
      rowKey={queueKey}
      columns={[
        ...columns,
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
