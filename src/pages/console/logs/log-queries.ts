import { loginLogQuery, operationLogQuery } from '@/features/logs/logs-api';
import type { ListWire } from '@/shared/console-ui/list/query/list-wire';
import { withWholeDays } from '@/shared/console-ui/list/query/whole-days';

const DAYS = { from: 'createTime_BEGIN', to: 'createTime_END' };

/** The server's keys of the filters of the sign-in log. */
export const SIGN_IN_WIRE = { username: 'username_EQ', realName: 'realName_LIKE', type: 'type_EQ', ...DAYS };

/** The server's keys of the filters of the action log. */
export const ACTION_WIRE = {
  username: 'username_EQ',
  module: 'moduleId_EQ',
  operation: 'operationType_EQ',
  level: 'level_EQ',
  ...DAYS,
};

/** Parameters already set by the state of the list. */
const FIRST_PAGE = { pageNo: 1, pageSize: 10 };

/** The filter of findPage of both logs; without an order the server has the newest first. */
export const logFilter = (wire: ListWire) => ({ ...FIRST_PAGE, ...withWholeDays(wire, 'createTime') });

/** The query of the listed page of each log. */
export const signInsQuery = (wire: ListWire) => loginLogQuery(logFilter(wire));
export const actionsQuery = (wire: ListWire) => operationLogQuery(logFilter(wire));
