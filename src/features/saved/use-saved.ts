import { useSyncExternalStore } from 'react';
import { currentLanguage } from '@/shared/i18n/i18n';
import { useOwner } from '@/shared/storage/owner';
import type { Saveable, SavedItem } from './saved-item';
import { found, withItem, withoutItem } from './saved-list';
import { savedOf, setSaved } from './saved-storage';
import { subscribeSaved } from './owned-list';

/**
 * The result of a toggle: `full`, its kind has no room, nothing changed; `notStored`, it lasts only as long as the
 * page.
 */
export type SaveOutcome = 'saved' | 'removed' | 'full' | 'notStored';

/** A reader's saved items, latest first, and how to change them. */
export interface SavedItems {
  list: readonly SavedItem[];
  isSaved: (item: Saveable) => boolean;
  /** Saves an item, or removes it if saved. */
  toggle: (item: Saveable) => SaveOutcome;
  /** Saves the whole list; false if the browser refused, so that it lasts only as long as the page. */
  change: (list: readonly SavedItem[]) => boolean;
}

/** The reader's saved items (product design §8), the same everywhere on the page and in all tabs. */
export function useSaved(): SavedItems {
  const owner = useOwner();
  const list = useSyncExternalStore(subscribeSaved, () => savedOf(owner));
  const change = (next: readonly SavedItem[]) => setSaved(owner, next);
  return {
    list,
    isSaved: (item) => found(list, item) !== undefined,
    toggle: (item) => {
      const isThere = found(list, item) !== undefined;
      const titled = { ...item, lang: item.lang ?? currentLanguage() };
      const next = isThere ? withoutItem(list, item) : withItem(list, titled, new Date().toISOString());
      if (next === null) return 'full';
      if (!change(next)) return 'notStored';
      return isThere ? 'removed' : 'saved';
    },
    change,
  };
}
