import { useSyncExternalStore } from 'react';
import { useOwner } from '@/shared/storage/owner';
import { tickedOf, withTicks } from './checklist';
import type { PairName, PairTicks } from './checklist';
import { checklists } from './checklist-storage';
import { subscribeSaved } from './owned-list';

/** The reader's checklists, the same in all tabs, and how to change the ticks of a country pair. */
export interface Checklists {
  lists: readonly PairTicks[];
  tickedOf: (pair: PairName) => readonly string[];
  setTicked: (pair: PairName, ticked: readonly string[]) => void;
  /** Saves all checklists; false if the browser refused, so that they last only as long as the page. */
  change: (lists: readonly PairTicks[]) => boolean;
}

/** Follows the owner (product design §8, drafts and saved items) and other tabs. */
export function useChecklists(): Checklists {
  const owner = useOwner();
  const lists = useSyncExternalStore(subscribeSaved, () => checklists.of(owner));
  const change = (next: readonly PairTicks[]) => checklists.set(owner, next);
  return {
    lists,
    tickedOf: (pair) => tickedOf(lists, pair),
    setTicked: (pair, ticked) => void change(withTicks(lists, pair, ticked, new Date().toISOString())),
    change,
  };
}
