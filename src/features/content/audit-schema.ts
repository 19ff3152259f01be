import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pageOf, serverText } from '@/shared/api/record-schema';
import { contentValues } from './content-schema';

/**
 * An entry of the audit log: `recordName` is the name the record had then, in the reader's language if it had one in it;
 * `hasRecord`: it is still there, not deleted;
 * `before` and `after` are the fields that changed, null where none did; of an edition `state` and `publishFrom` are among
 * them, and with other lines their numbers `linesAdded`, `linesRemoved` and `linesChanged`.
 */
export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  byName: z.string(),
  kind: z.string(),
  recordId: z.string(),
  recordName: serverText,
  hasRecord: z.boolean(),
  action: z.string(),
  before: z.nullable(contentValues),
  after: z.nullable(contentValues),
  note: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/**
 * GET audit/findPage: the newest first; entries of kinds the user may not see are left out. `kind_IN` and `action_IN` take
 * several, joined by commas.
 */
export const auditPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/content/audit/findPage',
  summary: 'The log of all changes to content, the newest first',
  query: z.looseObject({
    pageNo: z.optional(z.number()),
    pageSize: z.optional(z.number()),
    kind_EQ: z.optional(z.string()),
    kind_IN: z.optional(z.string()),
    recordId_EQ: z.optional(z.string()),
    recordName_LIKE: z.optional(z.string()),
    byName_LIKE: z.optional(z.string()),
    action_EQ: z.optional(z.string()),
    action_IN: z.optional(z.string()),
    at_BEGIN: z.optional(z.string()),
    at_END: z.optional(z.string()),
  }),
  data: pageOf(auditEntry),
});
