import { ownedKey } from '@/shared/storage/owner';
import { persisted } from '@/shared/storage/persisted';
import { seen } from './visit';
import type { Visit } from './visit';

const file = () => persisted(ownedKey('last-visit'), isVisit);

/** The reader's visit including now; stores nothing. */
export const visitNow = (now: number = Date.now()): Visit => seen(file().get(), now);

/** Records that the reader is here now, and returns the visit including now. */
export function markSeen(now: number = Date.now()): Visit {
  const visit = visitNow(now);
  file().set(visit);
  return visit;
}

const isMoment = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value > 0;

function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null || !('seenAt' in value) || !('before' in value))
    return false;
  return isMoment(value.seenAt) && (value.before === null || isMoment(value.before));
}
