import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pageOf } from '@/shared/api/record-schema';

const text = z.nullish(z.string());
const filter = z.optional(z.string());

/** A page of a log; the times are `yyyy-MM-dd HH:mm:ss` in GMT+8, both ends included. */
const logPage = {
  pageNo: z.optional(z.number()),
  pageSize: z.number(),
  username_EQ: filter,
  createTime_BEGIN: filter,
  createTime_END: filter,
  createTime_ORDER: filter,
};

/** A login (`type` 1) or logout (2); `loginFrom` as in the dictionary login_from. */
export const loginLog = z.object({
  id: z.string(),
  username: text,
  realName: text,
  type: text,
  remoteAddr: text,
  userAgent: text,
  loginFrom: text,
  createTime: text,
});
export type LoginLog = z.infer<typeof loginLog>;

const loginLogFilter = z.object({ ...logPage, realName_LIKE: filter, type_EQ: filter });
export type LoginLogFilter = z.infer<typeof loginLogFilter>;

/** GET login-logs/findPage. */
export const loginLogPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/login-logs/findPage',
  summary: 'Logins and logouts',
  query: loginLogFilter,
  data: pageOf(loginLog),
});

/**
 * An action of staff; codes as in the dictionaries `log_…` (`level`: 1 WARN, 2 ERROR), `description` is the server's
 * text, `runTime` in milliseconds.
 */
export const operationLog = z.object({
  id: z.string(),
  username: text,
  realName: text,
  level: text,
  logType: text,
  moduleId: text,
  operationType: text,
  description: text,
  method: text,
  args: text,
  returnValue: text,
  runTime: z.nullish(z.number()),
  createTime: text,
});
export type OperationLog = z.infer<typeof operationLog>;

const operationLogFilter = z.object({
  ...logPage,
  level_EQ: filter,
  moduleId_EQ: filter,
  operationType_EQ: filter,
});
export type OperationLogFilter = z.infer<typeof operationLogFilter>;

/** GET op-logs/findPage. */
export const operationLogPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/op-logs/findPage',
  summary: 'Actions of staff',
  query: operationLogFilter,
  data: pageOf(operationLog),
});

/** GET op-logs/get; null where there is no such action. */
export const operationLogEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/op-logs/get',
  summary: 'One action of staff',
  query: z.object({ id: z.string() }),
  data: z.nullable(operationLog),
});
