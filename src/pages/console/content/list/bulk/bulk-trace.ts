import type { ContentRow } from '@/features/content/content-schema';
import { sessionStore } from '@/shared/storage/browser-store';
import { ownedKey } from '@/shared/storage/owner';
import { persisted, type Persisted } from '@/shared/storage/persisted';
import { BULK_ACTIONS, type BulkAction } from './bulk-plan';

/** How far an action on several records came that did not end: the session did, or the page was left. */
export interface BulkTrace {
  action: BulkAction;
  /** It is the undoing of the action. */
  isUndone: boolean;
  done: number;
  /** The names of the records that were refused, had no answer, or had not had their turn. */
  left: readonly string[];
}

/** The trace of a kind's last action of the current user in this window, across reloads and logins. */
export const bulkTrace = (kind: string): Persisted<BulkTrace> =>
  persisted(ownedKey(`content-bulk:${kind}`), isTrace, { store: sessionStore });

/** The names of the records that are not among those done. */
export const namesLeft = (
  rows: readonly ContentRow[],
  done: readonly { before: ContentRow }[],
  nameOf: (row: ContentRow) => string,
): string[] => {
  const ids = new Set(done.map(({ before }) => before.id));
  return rows.filter(({ id }) => !ids.has(id)).map(nameOf);
};

const isTrace = (value: unknown): value is BulkTrace =>
  typeof value === 'object' &&
  value !== null &&
  'action' in value &&
  [...BULK_ACTIONS, 'delete'].some((action) => action === value.action) &&
  'isUndone' in value &&
  typeof value.isUndone === 'boolean' &&
  'done' in value &&
  typeof value.done === 'number' &&
  'left' in value &&
  Array.isArray(value.left) &&
  value.left.every((name) => typeof name === 'string');
