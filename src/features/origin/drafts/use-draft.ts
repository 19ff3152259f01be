import { useCallback, useMemo } from 'react';
import { useOwner } from '@/shared/storage/owner';
import type { BomDraft } from '../bom/bom';
import { setDraft, useBomStore, useTakeovers } from './bom-store';
import { ruleFile, savedDraft } from './draft-files';
import { watchDrafts } from './draft-lifecycle';
import { saveSoon } from './draft-writes';
import type { DraftChange } from './draft-writes';

watchDrafts();

/** The saved draft of a code and how to change it; amounts of a new one use the number format of `language`. */
export function useDraft(hs: string, language: string): [BomDraft, (change: DraftChange) => void] {
  const owner = useOwner();
  const current = useBomStore((store) => store.drafts[hs]);
  const takeovers = useTakeovers(hs);
  const stored = useMemo(
    () => savedDraft(hs, owner, language),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a takeover changes the file
    [hs, language, owner, takeovers],
  );
  const change = useCallback(
    (apply: DraftChange) => {
      // A file may still load after another user signs in: its content is not theirs.
      if (owner !== useOwner.getState()) return;
      const saved = useBomStore.getState().drafts[hs] ?? savedDraft(hs, owner, language);
      const draft = apply(saved);
      if (draft === saved) return;
      setDraft(hs, draft);
      saveSoon(hs, apply);
    },
    [hs, owner, language],
  );
  return [current ?? stored, change];
}

/** The rule the reader typed for a code (empty: none), saved in the browser, and how to change it. */
export function useOwnRule(hs: string): [string, (text: string) => void] {
  const owner = useOwner();
  const current = useBomStore((store) => store.ownRules[hs]);
  const takeovers = useTakeovers(hs);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  const stored = useMemo(() => ruleFile(hs, owner).get() ?? '', [hs, owner, takeovers]);
  const change = useCallback(
    (text: string) => {
      useBomStore.setState(({ ownRules }) => ({ ownRules: { ...ownRules, [hs]: text } }));
      if (text === '') ruleFile(hs, useOwner.getState()).remove();
      else ruleFile(hs, useOwner.getState()).set(text);
    },
    [hs],
  );
  return [current ?? stored, change];
}
