import { menuLevelQuery, ROOT_MENU_ID } from './menus/menu-admin-api';
import { orgTreeQuery } from '@/features/organisations/organisations-api';
import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import { listAt } from '@/shared/console-ui/list/query/list-at';
import type { FirstQueries } from '@/shared/api/cache/first-queries';
import { tabAt } from './personnel-tabs';
import { ROLE_WIRE, rolesQuery } from './roles/roles-query';
import { USER_WIRE, usersQuery } from './users/users-query';

const users: FirstQueries = (params) => {
  const { list, wire } = listAt(params, USER_WIRE);
  return [usersQuery(list, wire), orgTreeQuery];
};

const roles: FirstQueries = (params) => [rolesQuery(listAt(params, ROLE_WIRE).wire)];

const menus: FirstQueries = () => [menuLevelQuery(ROOT_MENU_ID)];

const permitted =
  (perm: string, requested: FirstQueries): FirstQueries =>
  (params) =>
    mayUse(useSession.getState(), [perm]) ? requested(params) : [];

const lists = {
  users: permitted('system_user_select', users),
  roles: permitted('system_role_select', roles),
  menus: permitted('system_menu_select', menus),
};

/** The section shows the list of its tab. */
const personnel: FirstQueries = (params) => lists[tabAt(params)](params);

/** What each page requests first. */
export const firstQueries = { personnel, ...lists };
