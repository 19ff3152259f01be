import { ALL_USERS } from '@/features/organisations/organisations';
import { userPageQuery } from '@/features/users/users-api';
import type { ListWire } from '@/shared/console-ui/list/query/list-wire';
import type { ListState } from '@/shared/list/list-state';

/** The server's keys of the filters of the list. */
export const USER_WIRE = {
  org: 'orgIdGroup',
  username: 'username_EQ',
  no: 'no_EQ',
  realName: 'realName_LIKE',
  enable: 'enable_EQ',
};

/** Parameters already set by the state of the list. */
const FIRST_PAGE = { pageNo: 1, pageSize: 10 };

/** `orgIdGroup` of the listed users. */
export const groupOf = ({ filters }: Pick<ListState, 'filters'>) => filters['org']?.[0] ?? ALL_USERS;

/** The filter of user/findPage for the state of the list. */
export const usersFilter = (list: Pick<ListState, 'filters'>, wire: ListWire) => ({
  ...FIRST_PAGE,
  ...wire,
  orgIdGroup: groupOf(list),
});

/** The query of the listed page of users. */
export const usersQuery = (list: Pick<ListState, 'filters'>, wire: ListWire) =>
  userPageQuery(usersFilter(list, wire));
