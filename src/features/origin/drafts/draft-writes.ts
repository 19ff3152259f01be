import { useOwner } from '@/shared/storage/owner';
import type { BomDraft } from '../bom/bom';
import { useBomStore } from './bom-store';
import { draftFile } from './draft-files';

/** A change of a draft. */
export type DraftChange = (draft: BomDraft) => BomDraft;

const SAVE_AFTER_MS = 300;

/** The changes to each draft since it was last saved. */
const unsaved = new Map<string, DraftChange[]>();
let unsavedOf = useOwner.getState();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Long drafts are not saved on each key, but shortly after the last one, and at once when the page is left. */
export function saveSoon(hs: string, change: DraftChange): void {
  unsavedOf = useOwner.getState();
  unsaved.set(hs, [...(unsaved.get(hs) ?? []), change]);
  clearTimeout(timer);
  timer = setTimeout(saveNow, SAVE_AFTER_MS);
}

/** Saves the changed drafts at once. */
export function saveNow(): void {
  clearTimeout(timer);
  for (const hs of unsaved.keys()) {
    const draft = useBomStore.getState().drafts[hs];
    if (draft) draftFile(hs, unsavedOf).set(draft);
  }
  unsaved.clear();
}

/** A draft with the changes that are not saved yet. */
export const withUnsaved = (hs: string, draft: BomDraft): BomDraft =>
  (unsaved.get(hs) ?? []).reduce((changed, change) => change(changed), draft);
