import { getContent, type ChangeOf } from '@/features/content/content-api';
import { hasSameValues, type ContentKind } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import { stateAfter } from '@/features/content/record-state';
import { verifiedValues, type BulkAction } from './bulk-plan';

/**
 * The new version of a record whose action got no answer but was carried out; null if it was not. Rejects where the
 * record cannot be read.
 */
export async function arrivedOne(
  kind: ContentKind,
  action: BulkAction,
  before: ContentRow,
): Promise<ChangeOf | null> {
  const now = await getContent(kind.id, before.id);
  if (!isCarriedOut(kind, action, before, now)) return null;
  return { id: before.id, version: now?.version ?? before.version };
}

/** The same of undoing it; `after` is what the action returned. */
export async function undoneOne(
  kind: ContentKind,
  action: BulkAction,
  before: ContentRow,
  after: ChangeOf,
): Promise<ChangeOf | null> {
  const now = await getContent(kind.id, before.id);
  return isTakenBack(action, before, after, now) ? after : null;
}

/** True if a record, read again, is in the state that an action leads to; null: it was deleted. */
export function isCarriedOut(
  kind: ContentKind,
  action: BulkAction,
  before: ContentRow,
  now: ContentRow | null,
): boolean {
  if (action === 'delete' || now === null) return action === 'delete' && now === null;
  if (now.version <= before.version) return false;
  if (action === 'verify') return hasSameValues(now.values, verifiedValues(kind, before.values));
  return now.state === stateAfter(action, before.state);
}

/** True if a record, read again, is as it was before an action that was undone. */
export function isTakenBack(
  action: BulkAction,
  before: ContentRow,
  after: ChangeOf,
  now: ContentRow | null,
): boolean {
  if (action === 'delete' || now === null) return action === 'delete' && now !== null;
  if (now.version <= after.version) return false;
  // Undoing writes a draft, whatever there was before.
  return action === 'verify' ? hasSameValues(now.values, before.values) : now.state === before.state;
}
