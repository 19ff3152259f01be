import type { DueCheck, WorkQueue } from '@/features/work-queue/queue-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { Link } from '@/shared/ui/controls/link';
import { AsOf } from '@/shared/ui/marks/as-of';
import { DataTable } from '@/shared/ui/table/data-table';
import { Block } from '../block';
import { KindCounts } from './kind-counts';
import { useRecordAddress } from './list-addresses';
import { useKindName } from '@/features/content/words/use-kind-name';

/** The records past their next check: how many of each kind, and the longest overdue ones. */
export function DueChecks({ checks }: { checks: NonNullable<WorkQueue['checks']> }) {
  const { t } = useTexts('overview');
  return (
    <Block title={t('checks.title')}>
      {checks.total === 0 ? (
        <p>{t('checks.none')}</p>
      ) : (
        <>
          <p className="overview-sum">{t('checks.some', { count: checks.total })}</p>
          <KindCounts kinds={checks.kinds} filter="checks" />
          <CheckTable rows={checks.rows} />
        </>
      )}
    </Block>
  );
}

function CheckTable({ rows }: { rows: readonly DueCheck[] }) {
  const { t } = useTexts('overview');
  const addressOf = useRecordAddress();
  const nameOf = useKindName();
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
          cell: ({ kind, id, name }) => {
            const words = <span lang={name.lang}>{name.text}</span>;
            const to = addressOf(kind, id);
            return to === null ? words : <Link to={to}>{words}</Link>;
          },
        },
        { id: 'kind', head: t('checks.kind'), cell: ({ kind }) => nameOf(kind) },
        { id: 'why', head: t('checks.why'), cell: ({ why }) => t(`checks.reason.${why}`) },
        {
          id: 'due',
          head: t('checks.due'),
          align: 'end',
          narrow: 'value',
          cell: ({ due }) => <AsOf value={due} />,
        },
      ]}
    />
  );
}
