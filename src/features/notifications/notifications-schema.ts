import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { serverText } from '@/shared/api/record-schema';

/**
 * What happened: `review` a record waits for the user's review, `sentBack` the user's draft was sent back, `published`
 * the user's draft is visible to visitors, `changed` somebody else changed a record that the user had written.
 */
const notificationKind = z.enum(['review', 'sentBack', 'published', 'changed']);

/** A notification for the signed-in user about a record, named as it was then. `at` is `yyyy-MM-dd HH:mm:ss`. */
const notification = z.object({
  id: z.string(),
  what: notificationKind,
  kind: z.string(),
  recordId: z.string(),
  recordName: serverText,
  byName: z.string(),
  at: z.string(),
  note: z.nullable(z.string()),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

/** GET notification/findPage: the newest first; `unread` counts all unread ones. */
export const notificationPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/content/notification/findPage',
  summary: 'Notifications of the signed-in user about content, the newest first',
  query: z.object({ pageNo: z.optional(z.number()), pageSize: z.optional(z.number()) }),
  data: z.object({ total: z.number(), unread: z.number(), rows: z.array(notification) }),
});

/** POST notification/read: marks notifications as read for the signed-in user; without ids all of them. */
export const notificationReadEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/content/notification/read',
  summary: 'Marks notifications as read for the signed-in user, all of them without ids',
  body: z.object({ ids: z.optional(z.array(z.string())) }),
  data: z.null(),
});
