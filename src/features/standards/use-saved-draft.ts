import { useCallback, useEffect, useMemo, useState } from 'react';
import { ownedKey, useOwner } from '@/shared/storage/owner';
import { persisted } from '@/shared/storage/persisted';

/** A value in this browser with the time it was saved (ISO 8601); null while unsaved. */
interface Saved<T> {
  value: T;
  savedAt: string | null;
}

/** The reader's input, how to change it, when it was last saved, and whether the browser stores it. */
export interface SavedDraft<T> {
  value: T;
  change: (apply: (value: T) => T) => void;
  savedAt: string | null;
  /** False if the browser has no room or forbids it: then it is lost with the page. */
  isStored: boolean;
}

/**
 * The input of the current user (or visitor) under `key`, saved in this browser on each change; `empty` if nothing is
 * saved or it does not pass `isValue`. Both must be stable between renders. A value saved in another tab replaces it.
 */
export function useSavedDraft<T>(
  key: string,
  isValue: (value: unknown) => value is T,
  empty: T,
): SavedDraft<T> {
  const owner = useOwner();
  const file = useMemo(() => {
    const isSaved = (found: unknown): found is Saved<T> =>
      typeof found === 'object' &&
      found !== null &&
      'value' in found &&
      isValue(found.value) &&
      'savedAt' in found &&
      typeof found.savedAt === 'string';
    return persisted(ownedKey(key, owner), isSaved);
  }, [key, owner, isValue]);
  const [state, setState] = useState(() => ({ file, saved: file.get(), isStored: true }));
  // Another key or owner: show theirs.
  if (state.file !== file) setState({ file, saved: file.get(), isStored: true });
  useEffect(() => file.subscribe((saved) => setState({ file, saved, isStored: true })), [file]);
  const change = useCallback(
    (apply: (value: T) => T) => {
      const before = file.get()?.value ?? empty;
      const saved = { value: apply(before), savedAt: new Date().toISOString() };
      const isStored = file.set(saved);
      setState({ file, saved, isStored });
    },
    [file, empty],
  );
  const { saved, isStored } = state;
  return { value: saved?.value ?? empty, savedAt: saved?.savedAt ?? null, change, isStored };
}
