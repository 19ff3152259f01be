import type { UserRow } from '@/features/users/users-schema';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { useTexts } from '@/shared/i18n/use-texts';

/** The columns of the list of users; all that are not optional fit beside the organisations on a laptop. */
export function useUserColumns(): readonly ListColumn<UserRow>[] {
  const { t } = useTexts('personnel');
  return [
    { id: 'username', head: t('user.username'), isSortable: true },
    { id: 'realName', head: t('user.realName'), isSortable: true },
    { id: 'no', head: t('user.no'), isSortable: true, isOptional: true },
    { id: 'mobile', head: t('user.mobile'), isOptional: true },
    { id: 'email', head: t('user.email') },
    {
      id: 'roleNames',
      head: t('user.roles'),
      cell: (user) => user.roleNames || <span className="personnel-none">{t('user.noRoles')}</span>,
    },
    {
      id: 'enable',
      head: t('user.enable'),
      isSortable: true,
      text: ({ enable }) => t(enable === '1' ? 'user.enabled' : 'user.disabled'),
      cell: (user) => <State isEnabled={user.enable === '1'} />,
    },
  ];
}

function State({ isEnabled }: { isEnabled: boolean }) {
  const { t } = useTexts('personnel');
  return isEnabled ? (
    <span>{t('user.enabled')}</span>
  ) : (
    <span className="personnel-off">{t('user.disabled')}</span>
  );
}
