import { useMemo, useSyncExternalStore } from 'react';
import { useOwner, VISITOR } from '@/shared/storage/owner';
import { checklistId, lackedTicks, mergedTicks } from './checklist';
import type { PairTicks } from './checklist';
import { checklists } from './checklist-storage';
import { identityOf } from './saved-item';
import type { SavedItem } from './saved-item';
import { merged, newestOf, offered, withoutThose } from './saved-list';
import type { Merged } from './saved-list';
import { savedOf, leftAtOf, setSaved, setLeftAt } from './saved-storage';
import { subscribeSaved } from './owned-list';

/** A visitor's items in this browser, and what a user who signs in can do with them. */
export interface VisitorsItems {
  /** The visitor's items the user does not have and may take over; empty for a visitor. */
  items: readonly SavedItem[];
  /** How many those are: the items, and checklists with ticks the user does not have. */
  count: number;
  /**
   * Merges them into the user's list; items the user then has are removed from the visitor's, those without room
   * stay.
   */
  takeOver: () => Merged & { isStored: boolean };
  /** Leaves them to the visitor: they are not offered to this user again, but ones saved later are. */
  leave: () => void;
}

/**
 * "What a visitor saved, which the user who signs in may take over" (product design §8); nothing while the page has no
 * `user`.
 */
export function useVisitorOffer(user: string | null): VisitorsItems {
  const owner = useOwner();
  const list = useSyncExternalStore(subscribeSaved, () => savedOf(owner));
  const ticks = useSyncExternalStore(subscribeSaved, () => checklists.of(owner));
  const visitors = useSyncExternalStore(subscribeSaved, () => savedOf(VISITOR));
  const visitorsTicks = useSyncExternalStore(subscribeSaved, () => checklists.of(VISITOR));
  const leftAt = useSyncExternalStore(subscribeSaved, () => leftAtOf(owner));
  const isUser = user !== null && owner !== VISITOR;
  const items = useMemo(
    () => (isUser ? offered(visitors, list, leftAt) : []),
    [isUser, visitors, list, leftAt],
  );
  const lacked = useMemo(
    () =>
      isUser
        ? lackedTicks(
            visitorsTicks.filter(({ changedAt }) => changedAt > leftAt),
            ticks,
          )
        : [],
    [isUser, visitorsTicks, ticks, leftAt],
  );
  const count = countOf(items, lacked);
  return {
    items,
    count,
    takeOver: () => {
      const { list: joined, known } = merged(list, items);
      const joinedTicks = mergedTicks(ticks, lacked);
      // Items that last only as long as the page must not be lost with it.
      const isListStored = items.length === 0 || setSaved(owner, joined);
      if (items.length > 0 && isListStored) setSaved(VISITOR, withoutThose(visitors, joined));
      const areTicksStored = lacked.length === 0 || checklists.set(owner, joinedTicks);
      if (lacked.length > 0 && areTicksStored)
        checklists.set(VISITOR, lackedTicks(visitorsTicks, joinedTicks));
      const left = countOf(withoutThose(items, joined), lackedTicks(lacked, joinedTicks));
      return { list: joined, added: count - left, known, left, isStored: isListStored && areTicksStored };
    },
    leave: () => {
      const moments = [newestOf(visitors), ...visitorsTicks.map(({ changedAt }) => changedAt)];
      setLeftAt(owner, moments.toSorted((a, b) => a.localeCompare(b)).at(-1) ?? '');
    },
  };
}

/** A saved checklist and its ticks count as one. */
const countOf = (items: readonly SavedItem[], ticks: readonly PairTicks[]): number =>
  new Set([...items.map(identityOf), ...ticks.map((pair) => `checklist ${checklistId(pair)}`)]).size;
