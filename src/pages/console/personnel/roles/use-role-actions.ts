import { useState } from 'react';
import { getMenuPermsTree } from '../menus/menu-admin-api';
import { deleteRole, deleteRoles, getRole, getRolePerms, ROLE_LISTS } from '@/features/roles/roles-api';
import type { RoleRow } from '@/features/roles/roles-schema';
import { usePermission } from '@/features/session/permitted';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useTexts } from '@/shared/i18n/use-texts';
import { useEditing } from '@/shared/console-ui/edit/use-editing';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';
import type { RoleTask } from './role-task';
import type { RoleValues } from './role-values';

/** The actions on roles; deleting asks for confirmation. */
export type RoleActionsOf = ReturnType<typeof useRoleActions>;

/** The actions of the list of roles (contract §5) and the dialog open for one of them. */
export function useRoleActions(roles: readonly RoleRow[]) {
  const { t } = useTexts(['personnel', 'console']);
  const confirm = useConfirm();
  const { run, prepare, ...writes } = useRowWrites(ROLE_LISTS);
  const [task, setTask] = useState<RoleTask | null>(null);
  const read = (id: string) => prepare(() => getRole(id));
  const editing = useEditing<RoleValues, RoleRow>(roles, {
    mayAdd: usePermission(['system_role_insert']),
    read,
    unique: ['roleCode', 'roleName'],
    onSaved: (how) => writes.finish(t(`console:done.${how}`)),
  });
  const askDelete = async (detail: string, ids: readonly string[], write: () => Promise<unknown>) => {
    if (!(await confirm({ content: t('console:action.askDelete'), detail, isDeletion: true }))) return false;
    return run(`delete ${ids.join()}`, write, t('console:done.deleted'));
  };
  return {
    ...writes,
    editing,
    task,
    close: () => setTask(null),
    add: editing.add,
    edit: async ({ id }: Pick<RoleRow, 'id'>) => {
      const role = await read(id);
      if (role !== null) editing.edit(role);
    },
    setPerms: async (role: RoleRow) => {
      const load = () => Promise.all([getMenuPermsTree(role.label ?? undefined), getRolePerms(role.id)]);
      const [tree, granted] = (await prepare(load)) ?? [];
      if (tree && granted) setTask({ role, tree, granted });
    },
    remove: ({ id, roleName }: RoleRow) =>
      askDelete(t('roles.askDelete', { name: roleName }), [id], () => deleteRole(id)),
    removeAll: (ids: readonly string[]) =>
      askDelete(t('roles.askDeleteAll', { count: ids.length }), ids, () => deleteRoles(ids)),
  };
}
