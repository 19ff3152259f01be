import { useSyncExternalStore } from 'react';
import { currentLanguage } from '@/shared/i18n/i18n';
import { useOwner } from '@/shared/storage/owner';
import type { Keepable, KeptItem } from './kept-item';
import { found, withItem, without } from './kept-list';
import { keptOf, setKept } from './kept-storage';
import { subscribeKept } from './owned-list';

/** What came of keeping: `full`, its kind has no room, nothing changed; `notStored`, it lasts only as long as the page. */
export type KeepOutcome = 'kept' | 'removed' | 'full' | 'notStored';

/** What one reader kept, latest first, and how to change it. */
export interface Kept {
  list: readonly KeptItem[];
  isKept: (item: Keepable) => boolean;
  /** Keeps an item, or keeps it no longer. */
  toggle: (item: Keepable) => KeepOutcome;
  /** Keeps the whole list as given; false if the browser refused, so that it lasts only as long as the page. */
  change: (list: readonly KeptItem[]) => boolean;
}

/** The kept items of whoever reads (product design §8), the same everywhere on the page and in all tabs. */
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
