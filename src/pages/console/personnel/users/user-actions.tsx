import { useNavigate } from 'react-router-dom';
import { contentAddress } from '@/features/menu/page-address';
import { useMenu } from '@/features/menu/menu-store';
import { mayUse } from '@/features/session/permission';
import { Permitted, usePermission } from '@/features/session/permitted';
import { useSession } from '@/features/session/session-store';
import type { UserRow } from '@/features/users/users-schema';
import { RowAction } from '@/shared/console-ui/list/table/row-action';
import { useTexts } from '@/shared/i18n/use-texts';
import { withQuery } from '@/shared/routing/with-query';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import { VisuallyHidden } from '@/shared/ui/styles/visually-hidden';
import type { UserActionsOf } from './use-user-actions';

interface UserActionsProps {
  user: UserRow;
  actions: UserActionsOf;
}

/** The actions of one user, each behind its permission: edit, set roles, and the rest in a menu, with what the user did to the content. */
export function UserActions({ user, actions }: UserActionsProps) {
  const { t } = useTexts(['personnel', 'console']);
  return (
    <>
      <Permitted anyOf={['system_user_update']}>
        <RowAction subject={user.username} onPress={() => void actions.edit(user)}>
          {t('console:action.edit')}
        </RowAction>
      </Permitted>
      <Permitted anyOf={['system_user_setRole']}>
        <RowAction subject={user.username} onPress={() => void actions.setRoles(user)}>
          {t('users.setRoles')}
        </RowAction>
      </Permitted>
      <MoreActions user={user} actions={actions} />
    </>
  );
}

/** The log of the content in the user's menu; null without access. */
function useContentLog(): string | null {
  const entries = useMenu((menu) => menu.entries);
  const session = useSession();
  return contentAddress(entries, (permissions) => mayUse(session, permissions), 'audit');
}

function MoreActions({ user, actions }: UserActionsProps) {
  const { t } = useTexts(['personnel', 'console', 'admin']);
  const navigate = useNavigate();
  const log = useContentLog();
  const maySetOrgs = usePermission(['system_user_setOrg']);
  const mayEnable = usePermission(['system_user_enable']);
  const maySetPassword = usePermission(['system_user_updatePassword']);
  const mayReset = usePermission(['system_user_resetPassword']);
  const mayDelete = usePermission(['system_user_delete']);
  const isEnabled = user.enable === '1';
  const items = [
    maySetOrgs && {
      key: 'orgs',
      label: t('users.setOrgs'),
      onSelect: () => void actions.setOrgs(user),
    },
    mayEnable && {
      key: 'enable',
      label: t(isEnabled ? 'users.disable' : 'users.enable'),
      onSelect: () => void (isEnabled ? actions.disable(user) : actions.enable(user)),
    },
    maySetPassword && {
      key: 'password',
      label: t('users.setPassword'),
      onSelect: () => actions.setPassword(user),
    },
    mayReset && {
      key: 'reset',
      label: t('users.resetPassword'),
      onSelect: () => void actions.resetPassword(user),
    },
    log !== null && {
      key: 'log',
      label: t('admin:menu.contentAudit'),
      onSelect: () => void navigate(withQuery(log, { who: user.realName })),
    },
    mayDelete && {
      key: 'delete',
      hasRuleAbove: true,
      label: t('console:action.delete'),
      onSelect: () => void actions.remove(user),
    },
  ].filter((item) => item !== false);
  if (items.length === 0) return null;
  return (
    <MenuButton label={`${t('action.more')} ${user.username}`} items={items} className="row-action">
      {t('action.more')} <VisuallyHidden>{user.username}</VisuallyHidden>
    </MenuButton>
  );
}
