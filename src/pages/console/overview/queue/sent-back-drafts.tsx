import type { SentBackDraft, WorkQueue } from '@/features/work-queue/queue-schema';
import { onReadersClock } from '@/shared/format/server-moment';
import { useTexts } from '@/shared/i18n/use-texts';
import { Link } from '@/shared/ui/controls/link';
import { DataTable } from '@/shared/ui/table/data-table';
import { Block } from '../block';
import { ServerWords } from '../server-words';
import { useRecordAddress } from './list-addresses';
import { useKindName } from '@/features/content/words/use-kind-name';

/** All drafts of the user that a reviewer sent back, with the reason. */
export function SentBackDrafts({ sentBack }: { sentBack: NonNullable<WorkQueue['sentBack']> }) {
  const { t } = useTexts('overview');
  return (
    <Block title={t('sentBack.title')}>
      {sentBack.total === 0 ? (
        <p>{t('sentBack.none')}</p>
      ) : (
        <>
          <p className="overview-sum">{t('sentBack.some', { count: sentBack.total })}</p>
          <DraftTable rows={sentBack.rows} />
        </>
      )}
    </Block>
  );
}

function DraftTable({ rows }: { rows: readonly SentBackDraft[] }) {
  const { t } = useTexts('overview');
  const addressOf = useRecordAddress();
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
          cell: ({ kind, id, name }) => {
            const words = <span lang={name.lang}>{name.text}</span>;
            const to = addressOf(kind, id);
            return to === null ? words : <Link to={to}>{words}</Link>;
          },
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
