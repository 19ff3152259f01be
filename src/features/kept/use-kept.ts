import { useSyncExternalStore } from 'react';
import { currentLanguage } from '@/shared/i18n/i18n';
import { useOwner } from '@/shared/storage/owner';
import type { Keepable, KeptItem } from './kept-item';
import { found, withItem, without } from './kept-list';
import { keptOf, setKept } from './kept-storage';
import { subscribeKept } from './owned-list';

/**
 * The result of a toggle: `full`, its kind has no room, nothing changed; `notStored`, it lasts only as long as the
 * page.
 */
export type KeepOutcome = 'kept' | 'removed' | 'full' | 'notStored';

/** A reader's saved items, latest first, and how to change them. */
export interface Kept {
  list: readonly KeptItem[];
  isKept: (item: Keepable) => boolean;
  /** Saves an item, or removes it if saved. */
  toggle: (item: Keepable) => KeepOutcome;
  /** Saves the whole list; false if the browser refused, so that it lasts only as long as the page. */
  change: (list: readonly KeptItem[]) => boolean;
}

/** The reader's saved items (product design §8), the same everywhere on the page and in all tabs. */
export function useKept(): Kept {
  const owner = useOwner();
  const list = useSyncExternalStore(subscribeKept, () => keptOf(owner));
  const change = (next: readonly KeptItem[]) => setKept(owner, next);
  return {
    list,
    isKept: (item) => found(list, item) !== undefined,
    toggle: (item) => {
      const isThere = found(list, item) !== undefined;
      const titled = { ...item, lang: item.lang ?? currentLanguage() };
      const next = isThere ? without(list, item) : withItem(list, titled, new Date().toISOString());
      if (next === null) return 'full';
      if (!change(next)) return 'notStored';
      return isThere ? 'removed' : 'kept';
    },
    change,
  };
}
