import { useOwner } from '@/shared/storage/owner';
import { countTakeover, setDraft, useBomStore } from './bom-store';
import { draftFile } from './draft-files';
import { withUnsaved } from './draft-writes';

/** Replaces the draft with the one saved by another tab, and reapplies unsaved changes. Does not save. */
export function takeOverDraft(hs: string): void {
  countTakeover(hs);
  const theirs = draftFile(hs, useOwner.getState()).get();
  if (theirs === null || !(hs in useBomStore.getState().drafts)) return;
  setDraft(hs, withUnsaved(hs, theirs));
}

/** Forgets the rule of this visit: that of the other tab is read again. */
export function takeOverRule(hs: string): void {
  const { [hs]: _, ...ownRules } = useBomStore.getState().ownRules;
  useBomStore.setState({ ownRules });
  countTakeover(hs);
}
