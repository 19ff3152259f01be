import { useOwner } from '@/shared/storage/owner';
import { onSavedElsewhere } from '@/shared/storage/persisted';
import { useBomStore } from './bom-store';
import { fileOf } from './draft-files';
import { takeOverDraft, takeOverRule } from './draft-takeover';
import { saveNow } from './draft-writes';

/** Saves drafts when the page is left, and follows other tabs and the owner; called once. */
export function watchDrafts(): void {
  onSavedElsewhere((key) => {
    const file = fileOf(key);
    if (file?.kind === 'draft') takeOverDraft(file.hs);
    if (file?.kind === 'rule') takeOverRule(file.hs);
  });

  // A page restored from the back/forward cache has missed all events.
  window.addEventListener('pageshow', ({ persisted: isBack }) => {
    if (!isBack) return;
    for (const hs of Object.keys(useBomStore.getState().drafts)) takeOverDraft(hs);
  });

  window.addEventListener('pagehide', saveNow);
  document.addEventListener('visibilitychange', saveNow);

  // On sign-out, save what was typed; on sign-in, load the user's own drafts (product design §8).
  useOwner.subscribe(() => {
    saveNow();
    useBomStore.setState(useBomStore.getInitialState(), true);
  });
}
