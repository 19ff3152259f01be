import { useEffect, useMemo, useState } from 'react';
import { ownedKey, useOwner } from '@/shared/storage/owner';
import { persisted } from '@/shared/storage/persisted';
import type { Persisted } from '@/shared/storage/persisted';
import { isChecklists, tickedOf, withTicks } from './checklist';
import type { LaneName, LaneTicks } from './checklist';

/** The checklists of whoever reads, the same in all tabs, and how to change the ticks of a lane. */
export interface Checklists {
  lists: readonly LaneTicks[];
  tickedOf: (lane: LaneName) => readonly string[];
  setTicked: (lane: LaneName, ticked: readonly string[]) => void;
}

/** Follows the owner (product design §8, drafts and kept things) and other tabs. */
export function useChecklists(): Checklists {
  const owner = useOwner();
  const file = useMemo(() => fileOf(owner), [owner]);
  const [read, setRead] = useState(() => ({ file, lists: file.get() ?? NONE }));
  const current = read.file === file ? read : { file, lists: file.get() ?? NONE };
  if (read.file !== file) setRead(current);
  useEffect(() => file.subscribe((changed) => setRead({ file, lists: changed ?? NONE })), [file]);
  const { lists } = current;
  return {
    lists,
    tickedOf: (lane) => tickedOf(lists, lane),
    setTicked: (lane, ticked) => {
      const next = withTicks(lists, lane, ticked, new Date().toISOString());
      setRead({ file, lists: next });
      file.set(next);
    },
  };
}

const NONE: readonly LaneTicks[] = [];

const fileOf = (owner: string): Persisted<LaneTicks[]> =>
  persisted(ownedKey('service-guide', owner), isChecklists);
