import { useMemo, useSyncExternalStore } from 'react';
import { useOwner, VISITOR } from '@/shared/storage/owner';
import type { KeptItem } from './kept-item';
import { merged, newestOf, offered, withoutThose } from './kept-list';
import type { Merged } from './kept-list';
import { keptOf, leftAtOf, setKept, setLeftAt, subscribeKept } from './kept-storage';

/** What a visitor left behind in this browser, and what the user who signs in may do with it. */
export interface VisitorsItems {
  /** Items a visitor kept which the user lacks and may take over; empty for a visitor. */
  items: readonly KeptItem[];
  /** Joins them to the user's list; what it keeps by now is the visitor's no longer, what had no room stays theirs. */
  takeOver: () => Merged & { isStored: boolean };
  /** Leaves them to the visitor: they are not offered to this user again, ones kept later are. */
  leave: () => void;
}

/** "What a visitor kept, which the user who signs in may take over" (product design §8); nothing while `user`, as the page knows them, is null. */
export function useVisitorOffer(user: string | null): VisitorsItems {
  const owner = useOwner();
  const list = useSyncExternalStore(subscribeKept, () => keptOf(owner));
  const visitors = useSyncExternalStore(subscribeKept, () => keptOf(VISITOR));
  const leftAt = useSyncExternalStore(subscribeKept, () => leftAtOf(owner));
  const isUser = user !== null && owner !== VISITOR;
  const items = useMemo(
    () => (isUser ? offered(visitors, list, leftAt) : []),
    [isUser, visitors, list, leftAt],
  );
  return {
    items,
    takeOver: () => {
      const joined = merged(list, items);
      const isStored = setKept(owner, joined.list);
      // What lasts only as long as the page must not be lost with it.
      if (isStored) setKept(VISITOR, withoutThose(visitors, joined.list));
      return { ...joined, isStored };
    },
    leave: () => setLeftAt(owner, newestOf(visitors)),
  };
}
