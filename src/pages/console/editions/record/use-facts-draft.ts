import { useState } from 'react';
import type { ImportFacts } from '@/features/editions/import-draft';
import { readDraft, removeDraft, writeDraft } from '@/shared/storage/draft';

type FactsChanges = Partial<ImportFacts>;

export interface FactsDraft {
  changes: FactsChanges;
  isTyped: boolean;
  write: (changes: FactsChanges) => void;
  /** After saving, or where the user gives it up. */
  forget: () => void;
}

/** The facts of an edition that are typed and not saved: in the browser as they are typed, so that the end of the session loses none. */
export function useFactsDraft(id: string): FactsDraft {
  const key = `edition-facts:${id}`;
  const [changes, setChanges] = useState(() => readDraft(key, areChanges) ?? {});
  return {
    changes,
    isTyped: Object.keys(changes).length > 0,
    write: (typed) => {
      const next = { ...changes, ...typed };
      setChanges(next);
      writeDraft(key, next);
    },
    forget: () => {
      setChanges({});
      removeDraft(key);
    },
  };
}

const areChanges = (value: unknown): value is FactsChanges =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');
