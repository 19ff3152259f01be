import { useQuery } from '@tanstack/react-query';
import { disabledUsersQuery } from '../recent/recent-api';
import { useTexts } from '@/shared/i18n/use-texts';
import { QueryView } from '@/shared/ui/states/query-view';
import { Block, RowsLoading } from '../block';
import { NameList } from '../name-list';
import { withQuery } from '@/shared/routing/with-query';
import { usePageAddress } from '../own-pages';

/** How many accounts are disabled, and the first of them. */
export function DisabledUsers() {
  const { t } = useTexts('overview');
  const query = useQuery(disabledUsersQuery);
  const address = usePageAddress('/userManagement/index');
  return (
    <Block
      title={t('disabled.title')}
      more={{ to: address && withQuery(address, { enable: '0' }), label: t('disabled.more') }}
    >
      <QueryView query={query} failure={t('disabled.failed')} loading={<RowsLoading rows={1} />}>
        {({ total, names }) =>
          total === 0 ? (
            <p>{t('disabled.none')}</p>
          ) : (
            <>
              <p>{t('disabled.some', { count: total })}</p>
              <NameList names={names} more={total - names.length} address={address} filter="username" />
            </>
          )
        }
      </QueryView>
    </Block>
  );
}
