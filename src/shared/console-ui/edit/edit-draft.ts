import { readDraft, removeDraft, writeDraft } from '@/shared/storage/draft';
import type { EditValues } from './edit-field';

/** Unsaved input of a form: the changed fields, and the version of the record they change (null: a new one). */
export interface EditDraft {
  changes: EditValues;
  version: number | null;
}

/** The draft of a form, reduced to the fields it has; null if nothing is left. */
export function readEditDraft(key: string, names: readonly string[]): EditDraft | null {
  const draft = readDraft(key, isEditDraft);
  if (draft === null) return null;
  const changes = Object.entries(draft.changes).filter(([name]) => names.includes(name));
  return changes.length === 0 ? null : { changes: Object.fromEntries(changes), version: draft.version };
}

/** Saves the input; nothing for a form without changes. False if the browser has no room for it. */
export function writeEditDraft(key: string, draft: EditDraft): boolean {
  if (Object.keys(draft.changes).length > 0) return writeDraft(key, draft);
  removeDraft(key);
  return true;
}

/** Removes the draft if it is still `own`: another tab may have saved one of the same form since. */
export function removeOwnEditDraft(key: string, names: readonly string[], own: EditDraft | null): void {
  const found = readEditDraft(key, names);
  if (found === null || JSON.stringify(found) === JSON.stringify(own)) removeDraft(key);
}

function isEditDraft(value: unknown): value is EditDraft {
  if (typeof value !== 'object' || value === null || !('changes' in value) || !('version' in value))
    return false;
  const { changes, version } = value;
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) return false;
  if (version !== null && typeof version !== 'number') return false;
  return Object.values(changes).every(
    (one) => one === null || typeof one === 'string' || typeof one === 'number',
  );
}
