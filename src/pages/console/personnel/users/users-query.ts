import { ALL_USERS } from '@/features/organisations/organisations';
import { userPageQuery } from '@/features/users/users-api';
import type { ListWire } from '@/shared/console-ui/list/query/list-wire';
import type { ListState } from '@/shared/list/list-state';

/** The filters of the list by the keys of the server. */
export const USER_WIRE = {
  org: 'orgIdGroup',
  username: 'username_EQ',
  no: 'no_EQ',
  realName: 'realName_LIKE',
  enable: 'enable_EQ',
};

/** What the state of the list says anyway. */
const FIRST_PAGE = { pageNo: 1, pageSize: 10 };

/** `orgIdGroup` of the users that are listed. */
export const groupOf = ({ filters }: Pick<ListState, 'filters'>) => filters['org']?.[0] ?? ALL_USERS;

/** What user/findPage is asked for the state of the list. */
export const usersFilter = (list: Pick<ListState, 'filters'>, wire: ListWire) => ({
  ...FIRST_PAGE,
  ...wire,
  orgIdGroup: groupOf(list),
});

/** The page of users that the list shows. */
export const usersQuery = (list: Pick<ListState, 'filters'>, wire: ListWire) =>
  userPageQuery(usersFilter(list, wire));
