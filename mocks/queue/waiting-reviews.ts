import { refusalOf, type Actor } from '@/features/content/record-state';
import type { StoredQueueRecord } from './queue-records';

/**
 * The records in review that the user may publish, or send back if somebody else wrote them; those waiting longest
 * first.
 */
export function waitingReviews(
  records: readonly StoredQueueRecord[],
  actorFor: (kind: string) => Actor,
  needsSecondReviewer: boolean,
): StoredQueueRecord[] {
  return records
    .filter((record) => isWaitingFor(record, actorFor(record.kind), needsSecondReviewer))
    .toSorted((a, b) => a.updateTime.localeCompare(b.updateTime));
}

/** True for a record in review that the user may publish, or send back if somebody else wrote it. */
export function isWaitingFor(
  record: Pick<StoredQueueRecord, 'state' | 'writtenBy'>,
  actor: Actor,
  needsSecondReviewer: boolean,
): boolean {
  if (record.state !== 'review') return false;
  const situation = { ...record, isPublished: true, isDeleted: false };
  const may = (action: 'publish' | 'sendBack') =>
    refusalOf(action, situation, actor, needsSecondReviewer) === null;
  return may('publish') || (may('sendBack') && record.writtenBy !== actor.userId);
}
