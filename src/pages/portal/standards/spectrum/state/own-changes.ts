import { useMemo } from 'react';
import { create } from 'zustand';
import { EMPTY_LOG, readOperations } from '@/domain/standards';
import { ownedKey, useOwner } from '@/shared/storage/owner';
import { onSavedElsewhere, persisted } from '@/shared/storage/persisted';
import { standardsCodec } from './standard-graph';
import type { StandardsLog } from './standard-graph';

/** The key of the reader's changes to the graph of standards. */
const KEY = 'standards-graph';

interface OwnChanges {
  /** The log of this visit; null until the first change, then it replaces the saved one. */
  log: StandardsLog | null;
  /** False if the browser could not save the last change. */
  isSaved: boolean;
  /** How often another tab changed the log. */
  takeovers: number;
}

/** The reader's changes to the graph, of the current owner only. */
export const useOwnChangesStore = create<OwnChanges>()(() => ({ log: null, isSaved: true, takeovers: 0 }));

/** The reader's log, saved by the browser, and a function to replace it. */
export function useOwnLog(): { log: StandardsLog; isSaved: boolean } {
  const owner = useOwner();
  const { log, isSaved, takeovers } = useOwnChangesStore();
  return {
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- after a takeover the file is another one
    log: useMemo(() => log ?? savedLog(owner), [log, owner, takeovers]),
    isSaved,
  };
}

/** Replaces the reader's log and saves it. */
export function saveOwnLog(log: StandardsLog): void {
  useOwnChangesStore.setState({ log, isSaved: file(useOwner.getState()).set(log) });
}

const file = (owner: string) => persisted(ownedKey(KEY, owner), isAny);
const isAny = (_value: unknown): _value is unknown => true;

function savedLog(owner: string): StandardsLog {
  const saved = file(owner).get();
  if (typeof saved !== 'object' || saved === null || !('done' in saved) || !('undone' in saved))
    return EMPTY_LOG;
  const done = readOperations(saved.done, standardsCodec);
  const undone = readOperations(saved.undone, standardsCodec);
  return done === null || undone === null ? EMPTY_LOG : { done, undone };
}

onSavedElsewhere((key) => {
  if (key === ownedKey(KEY))
    useOwnChangesStore.setState(({ takeovers }) => ({ log: null, takeovers: takeovers + 1 }));
});

useOwner.subscribe(() => useOwnChangesStore.setState(useOwnChangesStore.getInitialState(), true));
