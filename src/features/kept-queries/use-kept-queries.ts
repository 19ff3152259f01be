import { useEffect, useMemo, useRef, useState } from 'react';
import { useOwner, VISITOR } from '@/shared/storage/owner';
import type { Persisted } from '@/shared/storage/persisted';
import { keptFileOf, leftFileOf } from './kept-files';
import { newestOf, offered, withoutThose } from './kept-list';
import type { KeptQuery } from './kept-query';

/** The questions one reader kept, how to change them, and what a visitor left behind in this browser. */
export interface KeptQueries {
  list: readonly KeptQuery[];
  /** Keeps the list; false if the browser refused, so that it lasts only as long as the page. */
  change: (list: readonly KeptQuery[]) => boolean;
  /** Questions a visitor kept which the user lacks and may take over; empty for a visitor. */
  fromVisitor: readonly KeptQuery[];
  /** Ends the taking over: what the user's list keeps by now is the visitor's no longer; what had no room stays. */
  forgetVisitor: () => void;
  /** Leaves them to the visitor: they are not offered to this user again, ones kept later are. */
  leaveVisitor: () => void;
}

/**
 * The kept questions of whoever reads (product design §8, drafts and kept things), the same in all tabs; read anew when
 * somebody signs in or out. Nothing is offered while `user`, as the page knows them, is null.
 */
export function useKeptQueries(user: string | null): KeptQueries {
  const owner = useOwner();
  const [kept, setKept] = useFile(owner, keptFileOf);
  const [ofVisitor, setOfVisitor] = useFile(VISITOR, keptFileOf);
  const [left, setLeft] = useFile(owner, leftFileOf);
  const isStored = useRef(true);
  const list = kept ?? NONE;
  const visitors = ofVisitor ?? NONE;
  const isUser = user !== null && owner !== VISITOR;
  return {
    list,
    change: (next) => (isStored.current = setKept([...next])),
    fromVisitor: useMemo(
      () => (isUser ? offered(visitors, list, left ?? '') : NONE),
      [isUser, visitors, list, left],
    ),
    forgetVisitor: () => {
      // What lasts only as long as the page must not be lost with it.
      if (isStored.current) setOfVisitor(withoutThose(visitors, keptFileOf(owner).get() ?? NONE));
    },
    leaveVisitor: () => void setLeft(newestOf(visitors)),
  };
}

const NONE: readonly KeptQuery[] = [];

/** The value of an owner's file and how to change it; follows the owner and other tabs. */
function useFile<T>(
  owner: string,
  fileOf: (owner: string) => Persisted<T>,
): [T | null, (value: T) => boolean] {
  const file = useMemo(() => fileOf(owner), [fileOf, owner]);
  const [read, setRead] = useState(() => ({ file, value: file.get() }));
  const value = read.file === file ? read.value : file.get();
  if (read.file !== file) setRead({ file, value });
  useEffect(() => file.subscribe((changed) => setRead({ file, value: changed })), [file]);
  const change = (next: T) => {
    setRead({ file, value: next });
    return file.set(next);
  };
  return [value, change];
}
