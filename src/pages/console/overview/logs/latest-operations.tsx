import { useQuery } from '@tanstack/react-query';
import { latestOperationsQuery } from './logs-api';
import type { OperationLog } from '@/features/logs/logs-schema';
import { useActionWords } from '@/features/logs/use-action-words';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { NoData } from '@/shared/ui/marks/no-data';
import { QueryView } from '@/shared/ui/states/query-view';
import { Tag } from '@/shared/ui/marks/tag';
import { Block, RowsLoading } from '../block';
import { useLogColumns } from './log-columns';
import { usePageAddress } from '../own-pages';
import { ServerWords } from '../server-words';

/** The latest actions of staff; warnings and errors are labelled. */
export function LatestOperations() {
  const { t } = useTexts('overview');
  const query = useQuery(latestOperationsQuery);
  const address = usePageAddress('/operationLogsManagement/index');
  return (
    <Block title={t('operations.title')} more={{ to: address, label: t('operations.more') }}>
      <QueryView query={query} failure={t('operations.failed')} loading={<RowsLoading />}>
        {(rows) => (rows.length === 0 ? <p>{t('operations.none')}</p> : <OperationTable rows={rows} />)}
      </QueryView>
    </Block>
  );
}

function OperationTable({ rows }: { rows: readonly OperationLog[] }) {
  const { t } = useTexts('overview');
  const { who, when } = useLogColumns();
  return (
    <DataTable
      caption={t('operations.title')}
      rows={rows}
      rowKey={(row) => row.id}
      columns={[who, { id: 'what', head: t('operations.what'), cell: (row) => <What row={row} /> }, when]}
    />
  );
}

function What({ row }: { row: OperationLog }) {
  const { t } = useTexts('overview');
  const words = useActionWords()(row);
  const { description, level } = row;
  return (
    <span className="overview-marks">
      {words ?? (description ? <ServerWords>{description}</ServerWords> : <NoData />)}
      {level === '1' && <Tag>{t('operations.warning')}</Tag>}
      {level === '2' && <Tag>{t('operations.error')}</Tag>}
    </span>
  );
}
