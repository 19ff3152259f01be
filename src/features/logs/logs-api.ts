import { callApi } from '@/shared/api/client/http-client';
import { loginLogPageEndpoint, operationLogEndpoint, operationLogPageEndpoint } from './logs-schema';
import type { LoginLogFilter, OperationLogFilter } from './logs-schema';

interface QueryFields {
  signal: AbortSignal;
}

/** Keys of all pages of the two logs in the cache. */
export const LOGIN_LOGS = ['login-logs'] as const;
export const OPERATION_LOGS = ['op-logs'] as const;

/** login-logs/findPage; needs `devops_login_logs_select`. The caller shows errors. */
export const findLogins = (filter: LoginLogFilter, signal?: AbortSignal) =>
  callApi(loginLogPageEndpoint, { query: filter, signal, quiet: true });

/** login-logs/findPage as a query. */
export const loginLogQuery = (filter: LoginLogFilter) => ({
  queryKey: [...LOGIN_LOGS, filter] as const,
  queryFn: ({ signal }: QueryFields) => findLogins(filter, signal),
});

/** op-logs/findPage; needs `system_op_logs_select`. The caller shows errors. */
export const findOperations = (filter: OperationLogFilter, signal?: AbortSignal) =>
  callApi(operationLogPageEndpoint, { query: filter, signal, quiet: true });

/** op-logs/findPage as a query. */
export const operationLogQuery = (filter: OperationLogFilter) => ({
  queryKey: [...OPERATION_LOGS, filter] as const,
  queryFn: ({ signal }: QueryFields) => findOperations(filter, signal),
});

/** op-logs/get as a query: one action, null if there is none. */
export const operationQuery = (id: string) => ({
  queryKey: [...OPERATION_LOGS, 'get', id] as const,
  queryFn: ({ signal }: QueryFields) => callApi(operationLogEndpoint, { query: { id }, signal, quiet: true }),
});
