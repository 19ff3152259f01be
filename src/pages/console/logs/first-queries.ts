import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import type { FirstQueries } from '@/shared/api/cache/first-queries';
import { listAt } from '@/shared/console-ui/list/query/list-at';
import { ACTION_WIRE, actionsQuery, SIGN_IN_WIRE, signInsQuery } from './log-queries';

const signInLog: FirstQueries = (params) =>
  mayUse(useSession.getState(), ['devops_login_logs_select'])
    ? [signInsQuery(listAt(params, SIGN_IN_WIRE).wire)]
    : [];

const actionLog: FirstQueries = (params) =>
  mayUse(useSession.getState(), ['system_op_logs_select'])
    ? [actionsQuery(listAt(params, ACTION_WIRE).wire)]
    : [];

/** What each page requests first. */
export const firstQueries = { signInLog, actionLog };
