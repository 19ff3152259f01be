import { useState } from 'react';
import { getMenuPermsTree } from '../menus/menu-admin-api';
import { deleteRole, deleteRoles, getRole, getRolePerms, ROLE_LISTS } from '@/features/roles/roles-api';
import type { RoleRow } from '@/features/roles/roles-schema';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useTexts } from '@/shared/i18n/use-texts';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';
import type { RoleTask } from './role-task';

/** The actions on roles; deleting asks for confirmation. */
export type RoleActionsOf = ReturnType<typeof useRoleActions>;

/** The actions of the list of roles (contract §5) and the dialog open for one of them. */
export function useRoleActions() {
  const { t } = useTexts(['personnel', 'console']);
  const confirm = useConfirm();
  const { run, prepare, ...writes } = useRowWrites(ROLE_LISTS);
  const [task, setTask] = useState<RoleTask | null>(null);
  const askDelete = async (detail: string, ids: readonly string[], write: () => Promise<unknown>) => {
    if (!(await confirm({ content: t('console:action.askDelete'), detail, isDeletion: true }))) return false;
    return run(`delete ${ids.join()}`, write, t('console:done.deleted'));
  };
  return {
    ...writes,
    task,
    close: () => setTask(null),
    add: () => setTask({ kind: 'add' }),
    edit: async ({ id }: Pick<RoleRow, 'id'>) => {
      const role = await prepare(() => getRole(id));
      if (role !== null) setTask({ kind: 'edit', role });
    },
    setPerms: async (role: RoleRow) => {
      const read = () => Promise.all([getMenuPermsTree(role.label ?? undefined), getRolePerms(role.id)]);
      const [tree, granted] = (await prepare(read)) ?? [];
      if (tree && granted) setTask({ kind: 'perms', role, tree, granted });
    },
    remove: ({ id, roleName }: RoleRow) =>
      askDelete(t('roles.askDelete', { name: roleName }), [id], () => deleteRole(id)),
    removeAll: (ids: readonly string[]) =>
      askDelete(t('roles.askDeleteAll', { count: ids.length }), ids, () => deleteRoles(ids)),
  };
}
