import type { WaitingReview, WorkQueue } from '@/features/work-queue/queue-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { serverMoment } from '@/shared/format/server-moment';
import { ServerWords } from '../server-words';
import { When } from '../when';
import { KindCounts } from './kind-counts';
import { QueueBlock } from './queue-block';
import { queueKey, useQueueColumns } from './use-queue-columns';

/** The records in review that the user may publish or send back. */
export function WaitingReviews({ reviews }: { reviews: NonNullable<WorkQueue['reviews']> }) {
  return (
    <QueueBlock part="reviews" total={reviews.total}>
      <KindCounts kinds={reviews.kinds} filter="reviews" />
      <ReviewTable rows={reviews.rows} />
    </QueueBlock>
  );
}

function ReviewTable({ rows }: { rows: readonly WaitingReview[] }) {
  const { t } = useTexts('overview');
  const columns = useQueueColumns('36%', 'reviews');
  return (
    <DataTable
      caption={t('reviews.title')}
      rows={rows}
      rowKey={queueKey}
      columns={[
        ...columns,
        {
          id: 'writer',
          head: t('reviews.writer'),
          cell: ({ writtenByName }) => <ServerWords>{writtenByName}</ServerWords>,
        },
        { id: 'note', head: t('reviews.note'), cell: ({ note }) => note ?? '—' },
        {
          id: 'since',
          head: t('reviews.since'),
          align: 'end',
          narrow: 'value',
          cell: ({ updateTime }) => <When moment={serverMoment(updateTime)} />,
        },
      ]}
    />
  );
}
