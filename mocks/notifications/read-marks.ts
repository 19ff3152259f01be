import { persistedTable } from '../content/persistence';

/** Ids of the notifications that each user has read. */
const marks = persistedTable<Record<string, string[]>>('content-notifications-read', () => ({}));

/** The notifications that a user has read. */
export const readBy = (userId: string): ReadonlySet<string> => new Set(marks.value[userId]);

/** Marks notifications as read for one user. */
export function markRead(userId: string, ids: readonly string[]): void {
  marks.value = { ...marks.value, [userId]: [...new Set([...(marks.value[userId] ?? []), ...ids])] };
  marks.save();
}
