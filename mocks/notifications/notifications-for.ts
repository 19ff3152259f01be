import type { Actor } from '@/features/content/record-state';
import type { Notification } from '@/features/notifications/notifications-schema';
import { nameInEntry, type LoggedEntry } from '../content/audit';
import type { Locale } from '../locale';

interface Reader {
  userId: string;
  locale: Locale;
  actorFor: (kind: string) => Actor;
  /** The first day of what an entry of the log published; null for the day of the entry. */
  publishedFrom: (entry: LoggedEntry) => string | null;
  /** `yyyy-MM-dd`. */
  today: string;
}

type News = Omit<Notification, 'isRead'>;

const WRITING = ['insert', 'save', 'restore'];
/** After these a record no longer waits for review as it was submitted. */
const DECIDING = [...WRITING, 'submit', 'sendBack', 'publish', 'withdraw', 'discard', 'delete'];

/** The notifications that follow for a user from the audit log (the oldest entry first), the newest first. */
export function notificationsFor(log: readonly LoggedEntry[], reader: Reader): News[] {
  const records = new Map<string, LoggedEntry[]>();
  for (const entry of log) {
    const key = `${entry.kind} ${entry.recordId}`;
    records.set(key, [...(records.get(key) ?? []), entry]);
  }
  return [...records.values()]
    .flatMap((entries) => entries.flatMap((entry, at) => newsOf(entry, entries, at, reader) ?? []))
    .toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id, 'en', { numeric: true }));
}

/** What an entry of a record's log tells the user; null for nothing. */
function newsOf(
  entry: LoggedEntry,
  entries: readonly LoggedEntry[],
  at: number,
  reader: Reader,
): News | null {
  if (entry.by === reader.userId) return null;
  const { id, kind, recordId, byName, note, action } = entry;
  const what = kindOf(entry, entries.slice(0, at), entries.slice(at + 1), reader);
  if (what === null) return null;
  const from = action === 'publish' ? reader.publishedFrom(entry) : null;
  if (from !== null && from > reader.today) return null;
  const isLater = from !== null && from > entry.at.slice(0, 10);
  const recordName = nameInEntry(entry, reader.locale);
  return { id, what, kind, recordId, recordName, byName, at: isLater ? `${from} 00:00:00` : entry.at, note };
}

function kindOf(
  { action, kind }: LoggedEntry,
  before: readonly LoggedEntry[],
  after: readonly LoggedEntry[],
  { userId, actorFor }: Reader,
): Notification['what'] | null {
  if (action === 'submit') {
    const { may } = actorFor(kind);
    const isOpen = !after.some((later) => DECIDING.includes(later.action));
    return isOpen && (may('publish') || may('review')) ? 'review' : null;
  }
  const writers = before.filter((earlier) => WRITING.includes(earlier.action)).map(({ by }) => by);
  const isWriter = writers.at(-1) === userId;
  if (action === 'sendBack') return isWriter ? 'sentBack' : null;
  if (action === 'publish') return isWriter ? 'published' : null;
  return DECIDING.includes(action) && writers.includes(userId) ? 'changed' : null;
}
