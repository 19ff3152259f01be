import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orgTreeQuery } from '@/features/organisations/organisations-api';
import { findRoles } from '@/features/roles/roles-api';
import { usePermission } from '@/features/session/permitted';
import { getUserOrgs } from '@/features/users/user-orgs-api';
import { getUserRoles } from '@/features/users/user-roles-api';
import {
  deleteUser,
  deleteUsers,
  enableUser,
  getUser,
  resetUserPassword,
  USER_LISTS,
} from '@/features/users/users-api';
import type { UserRow } from '@/features/users/users-schema';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useTexts } from '@/shared/i18n/use-texts';
import { useEditing } from '@/shared/console-ui/edit/use-editing';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';
import type { UserTask } from './user-task';
import type { UserValues } from './user-values';

/** All roles to choose from; more than one page would be too many to choose from. */
const ALL_ROLES = { pageNo: 1, pageSize: 500 };

/** The actions on users; deleting, disabling and resetting ask for confirmation. */
export type UserActionsOf = ReturnType<typeof useUserActions>;

/** The actions of the list of users (contract §5) and the dialog open for one of them. */
export function useUserActions(rows: readonly UserRow[]) {
  const { t } = useTexts(['personnel', 'console']);
  const confirm = useConfirm();
  const client = useQueryClient();
  const { run, runEach, prepare, ...writes } = useRowWrites(USER_LISTS);
  const [task, setTask] = useState<UserTask | null>(null);
  const read = (id: string) => prepare(() => getUser(id));
  const editing = useEditing<UserValues, UserRow>(rows, {
    mayAdd: usePermission(['system_user_insert']),
    read,
    // A mobile number or mail address would be taken from the copied user.
    unique: ['username', 'no', 'mobile', 'email'],
    onSaved: (how) => writes.finish(t(`console:done.${how}`)),
  });
  const ask = async (content: string, write: () => Promise<unknown>, done: string) => {
    if (await confirm({ content })) await run(content, write, done);
  };
  const askDelete = async (detail: string, ids: readonly string[], write: () => Promise<unknown>) => {
    if (!(await confirm({ content: t('console:action.askDelete'), detail, isDeletion: true }))) return false;
    return run(`delete ${ids.join()}`, write, t('console:done.deleted'));
  };
  const enableEach = (users: readonly UserRow[], isEnabled: boolean) => {
    const changed = users.filter(({ enable }) => (enable === '1') !== isEnabled);
    return runEach(`enable ${isEnabled} ${changed.map(({ id }) => id).join()}`, changed, {
      write: ({ id }) => enableUser(id, isEnabled),
      nameOf: ({ username }) => username,
      done: t(isEnabled ? 'done.enabledMany' : 'done.disabledMany', { count: changed.length }),
    });
  };
  return {
    ...writes,
    editing,
    task,
    close: () => setTask(null),
    add: editing.add,
    setPassword: (user: UserRow) => setTask({ kind: 'password', user }),
    edit: async ({ id }: Pick<UserRow, 'id'>) => {
      const user = await read(id);
      if (user !== null) editing.edit(user);
    },
    setRoles: async (user: UserRow) => {
      const load = () => Promise.all([findRoles(ALL_ROLES), getUserRoles(user.id)]);
      const [roles, assigned] = (await prepare(load)) ?? [];
      if (roles && assigned) setTask({ kind: 'roles', user, roles: roles.rows, assigned });
    },
    setOrgs: async (user: UserRow) => {
      const load = () => Promise.all([client.query(orgTreeQuery), getUserOrgs(user.id)]);
      const [orgs, assigned] = (await prepare(load)) ?? [];
      if (orgs && assigned) setTask({ kind: 'orgs', user, orgs, assigned });
    },
    remove: ({ id, username }: UserRow) =>
      askDelete(t('users.askDelete', { name: username }), [id], () => deleteUser(id)),
    removeAll: (ids: readonly string[]) =>
      askDelete(t('users.askDeleteAll', { count: ids.length }), ids, () => deleteUsers(ids)),
    enable: ({ id }: UserRow) => run(`enable ${id}`, () => enableUser(id, true), t('done.enabled')),
    disable: ({ id, username }: UserRow) =>
      ask(t('users.askDisable', { name: username }), () => enableUser(id, false), t('done.disabled')),
    enableAll: (users: readonly UserRow[]) => enableEach(users, true),
    disableAll: async (users: readonly UserRow[]) => {
      if (await confirm({ content: t('users.askDisableMany', { count: users.length }) }))
        await enableEach(users, false);
    },
    resetPassword: ({ id, username }: UserRow) =>
      ask(t('users.askReset', { name: username }), () => resetUserPassword(id), t('done.reset')),
  };
}
