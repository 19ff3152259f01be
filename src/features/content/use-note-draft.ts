import { useState } from 'react';
import { readDraft, removeDraft, writeDraft } from '@/shared/storage/draft';
import type { RecordAction } from './record-state';

/** The note or reason of an action, as it is typed. */
interface NoteDraft {
  note: string;
  write: (note: string) => void;
  /** After the action, or where the user gives it up. */
  forget: () => void;
}

/**
 * What the user types as the note on an action on a record: saved in the browser as it is typed, so that it is there
 * again after the end of the session. The same for editions, whose kind is `edition`.
 */
export function useNoteDraft(kind: string, id: string, action: RecordAction): NoteDraft {
  const key = `content-note:${kind}:${id}:${action}`;
  const [note, setNote] = useState(() => readDraft(key, isText) ?? '');
  return {
    note,
    write: (text) => {
      setNote(text);
      if (text === '') removeDraft(key);
      else writeDraft(key, text);
    },
    forget: () => removeDraft(key),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
