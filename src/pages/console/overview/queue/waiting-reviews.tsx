import type { WaitingReview, WorkQueue } from '@/features/work-queue/queue-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { Link } from '@/shared/ui/controls/link';
import { DataTable } from '@/shared/ui/table/data-table';
import { Block } from '../block';
import { serverMoment } from '@/shared/format/server-moment';
import { ServerWords } from '../server-words';
import { When } from '../when';
import { KindCounts } from './kind-counts';
import { useRecordAddress } from './list-addresses';
import { useKindName } from '@/features/content/words/use-kind-name';

/** The records in review that the user may publish or send back. */
export function WaitingReviews({ reviews }: { reviews: NonNullable<WorkQueue['reviews']> }) {
  const { t } = useTexts('overview');
  return (
    <Block title={t('reviews.title')}>
      {reviews.total === 0 ? (
        <p>{t('reviews.none')}</p>
      ) : (
        <>
          <p className="overview-sum">{t('reviews.some', { count: reviews.total })}</p>
          <KindCounts kinds={reviews.kinds} filter="reviews" />
          <ReviewTable rows={reviews.rows} />
        </>
      )}
    </Block>
  );
}

function ReviewTable({ rows }: { rows: readonly WaitingReview[] }) {
  const { t } = useTexts('overview');
  const addressOf = useRecordAddress();
  const nameOf = useKindName();
  return (
    <DataTable
      caption={t('reviews.title')}
      rows={rows}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      columns={[
        {
          id: 'record',
          head: t('checks.record'),
          width: '46%',
          cell: ({ kind, id, name }) => {
            const words = <span lang={name.lang}>{name.text}</span>;
            const to = addressOf(kind, id);
            return to === null ? words : <Link to={to}>{words}</Link>;
          },
        },
        { id: 'kind', head: t('checks.kind'), cell: ({ kind }) => nameOf(kind) },
        {
          id: 'writer',
          head: t('reviews.writer'),
          cell: ({ writtenByName }) => <ServerWords>{writtenByName}</ServerWords>,
        },
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
