import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';

/** Somebody who has had a record open for editing in the last minute; `since` is `yyyy-MM-dd HH:mm:ss`. */
const editor = z.object({ userId: z.string(), name: z.string(), since: z.string() });
export type Editor = z.infer<typeof editor>;

/**
 * POST editing: the user edits a record, for one minute from now; with `isOver` no longer, or not yet. Answers who else does. Users
 * who may not change the record are answered without being named to others. `kind` is a kind of content (`law`, of the
 * authorities `content_law_…`), or `system.` with the noun of the authorities: `system.user` is of `system_user_…`. A
 * further word tells records of one noun apart: `system.dict` is a type, `system.dict.detail` an entry.
 */
export const editingEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/content/editing',
  summary:
    'Says that the user edits a record, for one minute, and answers who else does; kind is one of content, or system.<noun> of the authorities system_<noun>_select and _update (system.dict.detail: an entry of a dictionary)',
  body: z.object({ kind: z.string(), recordId: z.string(), isOver: z.optional(z.boolean()) }),
  data: z.array(editor),
});
