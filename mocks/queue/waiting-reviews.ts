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
  const isMine = (record: StoredQueueRecord): boolean => {
    const actor = actorFor(record.kind);
    const situation = { ...record, isPublished: true, isDeleted: false };
    const may = (action: 'publish' | 'sendBack') =>
      refusalOf(action, situation, actor, needsSecondReviewer) === null;
    return may('publish') || (may('sendBack') && record.writtenBy !== actor.userId);
  };
  return records
    .filter((record) => record.state === 'review' && isMine(record))
    .toSorted((a, b) => a.updateTime.localeCompare(b.updateTime));
}
