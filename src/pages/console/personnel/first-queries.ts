import { menuLevelQuery, ROOT_MENU_ID } from './menus/menu-admin-api';
import { orgTreeQuery } from '@/features/organisations/organisations-api';
import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import { listAt } from '@/shared/console-ui/list/query/list-at';
import type { FirstAsked } from '@/shared/api/cache/first-asked';
import { tabAt } from './personnel-tabs';
import { ROLE_WIRE, rolesQuery } from './roles/roles-query';
import { USER_WIRE, usersQuery } from './users/users-query';

const users: FirstAsked = (params) => {
  const { list, wire } = listAt(params, USER_WIRE);
  return [usersQuery(list, wire), orgTreeQuery];
};

const roles: FirstAsked = (params) => [rolesQuery(listAt(params, ROLE_WIRE).wire)];

const menus: FirstAsked = () => [menuLevelQuery(ROOT_MENU_ID)];

const permitted =
  (perm: string, asked: FirstAsked): FirstAsked =>
  (params) =>
    mayUse(useSession.getState(), [perm]) ? asked(params) : [];

const lists = {
  users: permitted('system_user_select', users),
  roles: permitted('system_role_select', roles),
  menus: permitted('system_menu_select', menus),
};

/** The section shows the list of its tab. */
const personnel: FirstAsked = (params) => lists[tabAt(params)](params);

/** What each page requests first. */
export const firstQueries = { personnel, ...lists };
