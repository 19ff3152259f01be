import type { UserRow } from '@/features/users/users-schema';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { useTexts } from '@/shared/i18n/use-texts';

/** The columns of the list of users. */
export function useUserColumns(): readonly ListColumn<UserRow>[] {
  const { t } = useTexts('personnel');
  return [
    { field: 'username', title: t('user.username'), isSortable: true },
    { field: 'realName', title: t('user.realName'), isSortable: true },
    { field: 'no', title: t('user.no'), isSortable: true },
    { field: 'mobile', title: t('user.mobile') },
    { field: 'email', title: t('user.email') },
    {
      field: 'roleNames',
      title: t('user.roles'),
      render: (user) => user.roleNames || <span className="personnel-none">{t('user.noRoles')}</span>,
    },
    {
      field: 'enable',
      title: t('user.enable'),
      isSortable: true,
      text: ({ enable }) => t(enable === '1' ? 'user.enabled' : 'user.disabled'),
      render: (user) => <State isEnabled={user.enable === '1'} />,
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
