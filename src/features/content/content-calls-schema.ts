import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pageOf } from '@/shared/api/record-schema';
import { contentRow, contentValues, contentVersion, foundContent } from './content-schema';

const ofKind = <const Verb extends string>(verb: Verb) => `/api/v1/content/{kind}/${verb}` as const;

const listQuery = {
  pageNo: z.optional(z.number()),
  pageSize: z.optional(z.number()),
};

/**
 * GET findPage: filters also on any field of the values, `<field>_<OP>`, where `IN` takes several codes, joined by commas, and finds
 * the records with one of them; `missing_EQ` takes a language, `missing_IN` several, `nextCheck_END`
 * the last day by which a check is due. `state_IN` takes several states. `state_EQ=published` also finds a record that visitors see beside a newer draft; `state_EQ=sentBack` finds the
 * drafts that a reviewer sent back, `state_EQ=waiting` those in review that the user may publish, or send back if
 * somebody else wrote them.
 * The values are those of the working copy, of editions what is published; `lapse_END` is the last day by which an
 * edition ends without a full successor.
 */
export const contentPageEndpoint = defineEndpoint({
  method: 'GET',
  path: ofKind('findPage'),
  summary: 'One page of the records of a kind, in the order last changed unless <field>_ORDER says otherwise',
  query: z.looseObject({
    ...listQuery,
    name_LIKE: z.optional(z.string()),
    state_EQ: z.optional(z.string()),
    state_IN: z.optional(z.string()),
    missing_EQ: z.optional(z.string()),
    missing_IN: z.optional(z.string()),
    writtenByName_LIKE: z.optional(z.string()),
    updateTime_BEGIN: z.optional(z.string()),
    updateTime_END: z.optional(z.string()),
    nextCheck_END: z.optional(z.string()),
    lapse_END: z.optional(z.string()),
  }),
  data: pageOf(contentRow),
});

/** GET findBin: deleted records, for 30 days. */
export const contentBinEndpoint = defineEndpoint({
  method: 'GET',
  path: ofKind('findBin'),
  summary: 'One page of the deleted records of a kind; they are removed for good after 30 days',
  query: z.looseObject(listQuery),
  data: pageOf(contentRow),
});

/** GET get; null where there is no such record, or it was deleted. */
export const contentEndpoint = defineEndpoint({
  method: 'GET',
  path: ofKind('get'),
  summary: 'One record',
  query: z.object({ id: z.string() }),
  data: z.nullable(contentRow),
});

/** GET versions. */
export const contentVersionsEndpoint = defineEndpoint({
  method: 'GET',
  path: ofKind('versions'),
  summary: 'The versions of a record, the newest first',
  query: z.object({ id: z.string() }),
  data: z.array(contentVersion),
});

const written = z.object({ id: z.string(), version: z.number() });
const change = { id: z.string(), version: z.number() };

/** POST insert; 98xx a field is invalid. The new record is a draft: other required fields than its name may be empty. */
export const contentInsertEndpoint = defineEndpoint({
  method: 'POST',
  path: ofKind('insert'),
  summary: 'Creates a draft: it has a name in one language at least, and no value of a wrong form',
  body: z.object({ values: contentValues }),
  data: written,
});

/** POST update: writes the draft; 10100 not the newest version, 98xx, 20951 in review. */
export const contentUpdateEndpoint = defineEndpoint({
  method: 'POST',
  path: ofKind('update'),
  summary:
    'Writes the draft of a record under the version that was read; fields left out become empty, required ones too',
  body: z.object({ ...change, values: contentValues }),
  data: written,
});

/** POST submit. */
export const contentSubmitEndpoint = defineEndpoint({
  method: 'POST',
  path: ofKind('submit'),
  summary: 'Sends a draft or a withdrawn record to review; 98xx while a required field is empty',
  body: z.object({ ...change, note: z.optional(z.string()) }),
  data: written,
});

/** POST sendBack: by a reviewer, or by the writer. */
export const contentSendBackEndpoint = defineEndpoint({
  method: 'POST',
  path: ofKind('sendBack'),
  summary: 'Sends a record in review back to its writer',
  body: z.object({ ...change, note: z.optional(z.string()) }),
  data: written,
});

/** POST publish: at once, or from a day on; until then visitors see what was published before. */
export const contentPublishEndpoint = defineEndpoint({
  method: 'POST',
  path: ofKind('publish'),
  summary:
    'Publishes a complete record in review, at once or from a day on; 98xx while a required field is empty',
  body: z.object({ ...change, from: z.nullish(z.string()), note: z.optional(z.string()) }),
  data: written,
});

/** POST withdraw. */
export const contentWithdrawEndpoint = defineEndpoint({
  method: 'POST',
  path: ofKind('withdraw'),
  summary: 'Withdraws a published record: visitors no longer see it',
  body: z.object({ ...change, note: z.optional(z.string()) }),
  data: written,
});

/** POST restore: as a draft, or with `publish` visible at once, if that version was published before. */
export const contentRestoreEndpoint = defineEndpoint({
  method: 'POST',
  path: ofKind('restore'),
  summary: 'Restores a version as a draft, or publishes it again at once',
  body: z.object({ ...change, number: z.number(), publish: z.optional(z.boolean()) }),
  data: written,
});

/** POST discard: what was published last becomes the working copy again; 10100, 20951 nothing is published. */
export const contentDiscardEndpoint = defineEndpoint({
  method: 'POST',
  path: ofKind('discard'),
  summary: 'Discards the draft of a published record: its working copy is again what was published last',
  body: z.object({ ...change, note: z.optional(z.string()) }),
  data: written,
});

/** POST del?id=. */
export const contentDeleteEndpoint = defineEndpoint({
  method: 'POST',
  path: ofKind('del'),
  summary: 'Deletes a record that visitors do not see',
  query: z.object({ id: z.string() }),
  data: z.unknown(),
});

/** POST delAll?ids=1,2: all or none. */
export const contentDeleteAllEndpoint = defineEndpoint({
  method: 'POST',
  path: ofKind('delAll'),
  summary: 'Deletes several records that visitors do not see: all or none',
  query: z.object({ ids: z.string() }),
  data: z.unknown(),
});

/** POST undelete?id=. */
export const contentUndeleteEndpoint = defineEndpoint({
  method: 'POST',
  path: ofKind('undelete'),
  summary: 'Restores a deleted record',
  query: z.object({ id: z.string() }),
  data: z.unknown(),
});

/**
 * POST importAll: all rows or none. Values as of `insert` and `update`; the message about the first invalid row begins with its
 * number, from 1: `第2行: `.
 */
export const contentImportEndpoint = defineEndpoint({
  method: 'POST',
  path: ofKind('importAll'),
  summary: 'Creates drafts, or writes those of the records with these ids: all or none',
  body: z.object({ rows: z.array(z.object({ id: z.nullable(z.string()), values: contentValues })) }),
  data: z.object({ inserted: z.number(), updated: z.number(), unchanged: z.number() }),
});

/** POST preview: the record as the portal would send it to visitors in `language`; null if it has no view of its own. */
export const contentPreviewEndpoint = defineEndpoint({
  method: 'POST',
  path: ofKind('preview'),
  summary: 'The values as the portal would send them to visitors',
  body: z.object({ id: z.nullable(z.string()), values: contentValues, language: z.optional(z.string()) }),
  data: z.unknown(),
});

/** GET search: records of all kinds, editions included, whose name has all words of `text` in any language. */
export const contentSearchEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/content/search',
  summary:
    'Records of every kind the user may read, by name in any of the six languages; names that begin so first',
  query: z.object({ text: z.string(), pageSize: z.optional(z.number()) }),
  data: pageOf(foundContent),
});
