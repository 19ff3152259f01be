import * as z from 'zod/mini';
import { nextCheck } from '@/shared/api/next-check-schema';
import { serverText } from '@/shared/api/record-schema';
import { RECORD_ACTIONS, RECORD_STATES } from './record-state';

/**
 * The fields of a record by name. Texts in several languages are one field each (`titleZh`); lists are joined by
 * commas, or one entry to a line. Null and empty are the same: no data.
 */
export const contentValues = z.record(z.string(), z.nullable(z.union([z.string(), z.number()])));
export type ContentValues = z.infer<typeof contentValues>;
/** A value as it is read from a record, which may lack the field. */
export type ContentValue = ContentValues[string] | undefined;

/** Who submitted a record or sent it back, when (`yyyy-MM-dd HH:mm:ss`), and what they wrote to the other; null for nothing. */
const step = z.object({ byName: z.string(), at: z.string(), note: z.nullable(z.string()) });

/**
 * A record for staff: `name` is in the reader's language if it has one in it, the id without a name; `values` are its
 * working copy, `published` and `publishedName` what visitors see today, null for nothing.
 * `isPublished`: visitors see it, today or from a day on.
 * `publishFrom` is the day from which a published working copy is visible, `nextFrom` the first day of the next publication
 * that has not begun, null for none. `missing` lists the languages in which a
 * text is missing. `needsSecondReviewer`: the writer may not publish it. `submitted`: how it was sent to review, while it is there.
 * `sentBack`: how a reviewer sent it back, until it
 * is submitted again; null if the writer took it back. `updateTime` is `yyyy-MM-dd HH:mm:ss`.
 * `nextCheck` follows from the dates of what the list shows of the record, the day that staff set included; null for none.
 * Of a deleted record, else null: `deletedAt`, who deleted it, if the server has it, and the days until it is removed for
 * good.
 */
export const contentRow = z.object({
  id: z.string(),
  kind: z.string(),
  name: serverText,
  version: z.number(),
  state: z.enum(RECORD_STATES),
  publishFrom: z.nullable(z.string()),
  nextFrom: z.nullable(z.string()),
  values: contentValues,
  published: z.nullable(contentValues),
  publishedName: z.nullable(serverText),
  isPublished: z.boolean(),
  missing: z.array(z.string()),
  needsSecondReviewer: z.boolean(),
  submitted: z.nullable(step),
  sentBack: z.nullable(step),
  nextCheck: z.nullable(nextCheck),
  writtenBy: z.string(),
  writtenByName: z.string(),
  updateTime: z.string(),
  deletedAt: z.nullable(z.string()),
  deletedByName: z.nullable(z.string()),
  daysLeft: z.nullable(z.number()),
});
export type ContentRow = z.infer<typeof contentRow>;

/** A saved version of a record, the newest first; `action` made it. */
export const contentVersion = z.object({
  number: z.number(),
  values: contentValues,
  action: z.enum(RECORD_ACTIONS),
  by: z.string(),
  byName: z.string(),
  at: z.string(),
  publishFrom: z.nullable(z.string()),
});
export type ContentVersion = z.infer<typeof contentVersion>;

/** A record found by its name: `name` is the one that has the words searched for, the reader's language first. */
export const foundContent = z.object({
  kind: z.string(),
  id: z.string(),
  name: serverText,
  state: z.enum(RECORD_STATES),
});
export type FoundContent = z.infer<typeof foundContent>;
