import { callApi } from '@/shared/api/client/http-client';
import { loginLogPageEndpoint, operationLogPageEndpoint } from './logs-schema';

const newest = { pageSize: 6, createTime_ORDER: 'DESC' } as const;

interface QueryFields {
  signal: AbortSignal;
}

/** login-logs/findPage: the latest logins and logouts; needs `devops_login_logs_select`. */
export const latestLoginsQuery = {
  queryKey: ['overview', 'logins'] as const,
  queryFn: async ({ signal }: QueryFields) =>
    (await callApi(loginLogPageEndpoint, { query: newest, signal, quiet: true })).rows,
};

/** op-logs/findPage: the latest actions of staff; needs `system_op_logs_select`. */
export const latestOperationsQuery = {
  queryKey: ['overview', 'operations'] as const,
  queryFn: async ({ signal }: QueryFields) =>
    (await callApi(operationLogPageEndpoint, { query: newest, signal, quiet: true })).rows,
};
