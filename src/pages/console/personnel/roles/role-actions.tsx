import { Permitted } from '@/features/session/permitted';
import type { RoleRow } from '@/features/roles/roles-schema';
import { RowAction } from '@/shared/console-ui/list/table/row-action';
import { useTexts } from '@/shared/i18n/use-texts';
import type { RoleActionsOf } from './use-role-actions';

interface RoleActionsProps {
  row: RoleRow;
  actions: RoleActionsOf;
}

/** The actions of one role, each behind its permission: edit, menu permissions, delete. */
export function RoleActions({ row, actions }: RoleActionsProps) {
  const { t } = useTexts(['personnel', 'console']);
  return (
    <>
      <Permitted anyOf={['system_role_update']}>
        <RowAction subject={row.roleName} onPress={() => void actions.edit(row)}>
          {t('console:action.edit')}
        </RowAction>
      </Permitted>
      <Permitted anyOf={['system_role_setMenuPerms']}>
        <RowAction subject={row.roleName} onPress={() => void actions.setPerms(row)}>
          {t('roles.setPerms')}
        </RowAction>
      </Permitted>
      <Permitted anyOf={['system_role_delete']}>
        <RowAction subject={row.roleName} isDeletion onPress={() => void actions.remove(row)}>
          {t('console:action.delete')}
        </RowAction>
      </Permitted>
    </>
  );
}
