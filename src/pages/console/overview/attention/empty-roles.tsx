import { useQuery } from '@tanstack/react-query';
import { emptyRolesQuery } from './roles-api';
import { useTexts } from '@/shared/i18n/use-texts';
import { QueryView } from '@/shared/ui/states/query-view';
import { Block, RowsLoading } from '../block';
import { NameList } from '../name-list';
import { usePageAddress } from '../own-pages';

/** Roles without any menu entry: users with only such a role are rejected at login. */
export function EmptyRoles() {
  const { t } = useTexts('overview');
  const query = useQuery(emptyRolesQuery);
  const address = usePageAddress('/roleManagement/index');
  return (
    <Block title={t('emptyRoles.title')} more={{ to: address, label: t('emptyRoles.more') }}>
      <QueryView query={query} failure={t('emptyRoles.failed')} loading={<RowsLoading rows={1} />}>
        {({ checked, total, names }) => (
          <>
            <p>
              {names.length === 0
                ? t('emptyRoles.none', { count: checked })
                : t('emptyRoles.some', { count: names.length })}
            </p>
            {names.length > 0 && <NameList names={names} more={0} address={address} filter="roleCode" />}
            {total > checked && (
              <p className="overview-quiet">{t('emptyRoles.partly', { count: checked, total })}</p>
            )}
          </>
        )}
      </QueryView>
    </Block>
  );
}
