import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pageOf } from '@/shared/api/record-schema';

const text = z.nullish(z.string());
const newestFirst = z.object({ pageSize: z.number(), createTime_ORDER: z.literal('DESC') });

/** A login (`type` 1) or logout (2); `createTime` is `yyyy-MM-dd HH:mm:ss` in GMT+8. */
export const loginLog = z.object({
  id: z.string(),
  username: text,
  realName: text,
  type: text,
  remoteAddr: text,
  createTime: text,
});
export type LoginLog = z.infer<typeof loginLog>;

/** GET login-logs/findPage as used by the overview. */
export const loginLogPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/login-logs/findPage',
  summary: 'Logins and logouts, newest first',
  query: newestFirst,
  data: pageOf(loginLog),
});

/**
 * An action of staff; `level` as in the dictionary log_level (1 WARN, 2 ERROR), `description` is the server's text.
 */
export const operationLog = z.object({
  id: z.string(),
  username: text,
  realName: text,
  level: text,
  description: text,
  createTime: text,
});
export type OperationLog = z.infer<typeof operationLog>;

/** GET op-logs/findPage as used by the overview. */
export const operationLogPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/op-logs/findPage',
  summary: 'Actions of staff, newest first',
  query: newestFirst,
  data: pageOf(operationLog),
});
