import { useQuery } from '@tanstack/react-query';
import { latestLoginsQuery } from './logs-api';
import type { LoginLog } from '@/features/logs/logs-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { NoData } from '@/shared/ui/marks/no-data';
import { QueryView } from '@/shared/ui/states/query-view';
import { Block, RowsLoading } from '../block';
import { useLogColumns } from './log-columns';
import { usePageAddress } from '../own-pages';

/** The latest logins and logouts, and their addresses. */
export function LatestLogins() {
  const { t } = useTexts('overview');
  const query = useQuery(latestLoginsQuery);
  const address = usePageAddress('/loginLogsManagement/index');
  return (
    <Block title={t('logins.title')} more={{ to: address, label: t('logins.more') }}>
      <QueryView query={query} failure={t('logins.failed')} loading={<RowsLoading />}>
        {(rows) => (rows.length === 0 ? <p>{t('logins.none')}</p> : <LoginTable rows={rows} />)}
      </QueryView>
    </Block>
  );
}

function LoginTable({ rows }: { rows: readonly LoginLog[] }) {
  const { t } = useTexts('overview');
  const { who, when } = useLogColumns();
  return (
    <DataTable
      caption={t('logins.title')}
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        who,
        { id: 'what', head: t('logins.what'), cell: ({ type }) => <What type={type ?? ''} /> },
        { id: 'from', head: t('logins.from'), cell: ({ remoteAddr }) => remoteAddr || <NoData /> },
        when,
      ]}
    />
  );
}

function What({ type }: { type: string }) {
  const { t } = useTexts('overview');
  if (type === '1') return t('logins.in');
  return type === '2' ? t('logins.out') : <NoData reason="unconfirmed" />;
}
