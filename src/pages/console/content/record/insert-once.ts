import { findContent, insertContent, updateContent, type ChangeOf } from '@/features/content/content-api';
import { hasSameValues } from '@/features/content/content-kind';
import type { ContentRow, ContentValues } from '@/features/content/content-schema';

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
  if (hasSameValues(arrived.values, values)) return arrived;
  return updateContent(kind, { id: arrived.id, version: arrived.version, values });
}

/** A new draft of the user, never changed since. */
async function findArrived(
  kind: string,
  userId: string,
  lost: readonly ContentValues[],
): Promise<ContentRow | undefined> {
  const newest = { pageNo: 1, pageSize: NEWEST, state_EQ: 'draft', updateTime_ORDER: 'DESC' };
  const { rows } = await findContent(kind, newest);
  return rows.find(
    (row) =>
      row.version === 0 && row.writtenBy === userId && lost.some((sent) => hasSameValues(row.values, sent)),
  );
}
