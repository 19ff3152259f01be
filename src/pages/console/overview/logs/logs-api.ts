import { findLogins, findOperations } from '@/features/logs/logs-api';

const newest = { pageSize: 6, createTime_ORDER: 'DESC' } as const;

interface QueryFields {
  signal: AbortSignal;
}

/** The latest logins and logouts; needs `devops_login_logs_select`. */
export const latestLoginsQuery = {
  queryKey: ['overview', 'logins'] as const,
  queryFn: async ({ signal }: QueryFields) => (await findLogins(newest, signal)).rows,
};

/** The latest actions of staff; needs `system_op_logs_select`. */
export const latestOperationsQuery = {
  queryKey: ['overview', 'operations'] as const,
  queryFn: async ({ signal }: QueryFields) => (await findOperations(newest, signal)).rows,
};
