import { findContent, insertContent, updateContent, type ChangeOf } from '@/features/content/content-api';
import { changedFields } from '@/features/content/content-kind';
import type { ContentRow, ContentValues } from '@/features/content/content-schema';
import { BusinessError } from '@/shared/api/client/api-errors';

/** How many of the newest records are searched: the lost one was written a moment ago. */
const NEWEST = 50;

/**
 * Inserts a record of the user. Attempts without an answer may have been carried out: `lost` has the values of each. If the
 * server has a draft of the user with just these, it is the record, and gets what was typed since.
 */
export async function insertOnce(
  kind: string,
  userId: string,
  values: ContentValues,
  lost: readonly ContentValues[],
): Promise<ChangeOf> {
  const arrived = lost.length === 0 ? undefined : await findArrived(kind, userId, lost);
  if (arrived === undefined) return insertContent(kind, values);
  if (isSame(arrived.values, values)) return arrived;
  return updateContent(kind, { id: arrived.id, version: arrived.version, values });
}

/** True if the server may have carried out a call that failed so: it did not answer with a refusal. */
export const mayHaveArrived = (error: unknown): boolean => !(error instanceof BusinessError);

/** A new draft of the user, never changed since. */
async function findArrived(
  kind: string,
  userId: string,
  lost: readonly ContentValues[],
): Promise<ContentRow | undefined> {
  const newest = { pageNo: 1, pageSize: NEWEST, state_EQ: 'draft', updateTime_ORDER: 'DESC' };
  const { rows } = await findContent(kind, newest);
  return rows.find(
    (row) => row.version === 0 && row.writtenBy === userId && lost.some((sent) => isSame(row.values, sent)),
  );
}

const isSame = (one: ContentValues, other: ContentValues): boolean =>
  changedFields(one, other).after === null;
