import { useSyncExternalStore } from 'react';
import { useOwner } from '@/shared/storage/owner';
import { tickedOf, withTicks } from './checklist';
import type { LaneName, LaneTicks } from './checklist';
import { checklists } from './checklist-storage';
import { subscribeSaved } from './owned-list';

/** The reader's checklists, the same in all tabs, and how to change the ticks of a country pair. */
export interface Checklists {
  lists: readonly LaneTicks[];
  tickedOf: (lane: LaneName) => readonly string[];
  setTicked: (lane: LaneName, ticked: readonly string[]) => void;
  /** Saves all checklists; false if the browser refused, so that they last only as long as the page. */
  change: (lists: readonly LaneTicks[]) => boolean;
}

/** Follows the owner (product design §8, drafts and saved items) and other tabs. */
export function useChecklists(): Checklists {
  const owner = useOwner();
  const lists = useSyncExternalStore(subscribeSaved, () => checklists.of(owner));
  const change = (next: readonly LaneTicks[]) => checklists.set(owner, next);
  return {
    lists,
    tickedOf: (lane) => tickedOf(lists, lane),
    setTicked: (lane, ticked) => void change(withTicks(lists, lane, ticked, new Date().toISOString())),
    change,
  };
}
