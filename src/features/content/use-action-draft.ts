import { useState } from 'react';
import { readDraft, removeDraft, writeDraft } from '@/shared/storage/draft';

/** What is typed for an action: its note or reason, and for a publication its first day; null is at once. */
interface ActionInput {
  note: string;
  from: string | null;
}

interface ActionDraft extends ActionInput {
  write: (changes: Partial<ActionInput>) => void;
  /** After the action, or where the user gives it up. */
  forget: () => void;
}

const NOTHING: ActionInput = { note: '', from: null };

/**
 * What the user types for an action on a record, or with the id `several` on those selected: saved in the browser as it
 * is typed, so that it is there again after the end of the session. The same for editions, whose kind is `edition`.
 */
export function useActionDraft(kind: string, id: string, action: string): ActionDraft {
  const key = `content-note:${kind}:${id}:${action}`;
  const [input, setInput] = useState(() => readDraft(key, isInput) ?? NOTHING);
  return {
    ...input,
    write: (changes) => {
      const next = { ...input, ...changes };
      setInput(next);
      if (next.note === '' && next.from === null) removeDraft(key);
      else writeDraft(key, next);
    },
    forget: () => removeDraft(key),
  };
}

function isInput(value: unknown): value is ActionInput {
  const input = value as Partial<ActionInput> | null;
  return (
    typeof input === 'object' &&
    typeof input?.note === 'string' &&
    (input.from === null || typeof input.from === 'string')
  );
}
