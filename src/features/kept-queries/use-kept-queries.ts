import { useCallback, useEffect, useMemo, useState } from 'react';
import { persisted, persistedKeys } from '@/shared/storage/persisted';
import { isKeptList } from './kept-query';
import type { KeptQuery } from './kept-query';

/** The questions one reader kept, how to change them, and what a visitor left behind in this browser. */
export interface KeptQueries {
  list: readonly KeptQuery[];
  /** Keeps the list; false if the browser refused, so that it lasts only as long as the page. */
  change: (list: readonly KeptQuery[]) => boolean;
  /** Questions kept before signing in, which the user may take over; empty for a visitor. */
  fromVisitor: readonly KeptQuery[];
  forgetVisitor: () => void;
}

/**
 * The kept questions of `user` (null: visitor), the same in all tabs. Lists of other users are removed from this
 * browser (product design §8, drafts and kept things); the visitor's stays until it is taken over.
 */
export function useKeptQueries(user: string | null): KeptQueries {
  const file = useMemo(() => fileOf(user), [user]);
  const [kept, setKept] = useState(() => ({ file, list: file.get() ?? [] }));
  const [left, setLeft] = useState(() => fileOf(null).get() ?? []);
  if (kept.file !== file) setKept({ file, list: file.get() ?? [] });
  useEffect(() => file.subscribe((list) => setKept({ file, list: list ?? [] })), [file]);
  useEffect(() => {
    if (user !== null) removeOthers(user);
  }, [user]);
  const change = useCallback(
    (list: readonly KeptQuery[]) => {
      setKept({ file, list: [...list] });
      return file.set([...list]);
    },
    [file],
  );
  const forgetVisitor = useCallback(() => {
    fileOf(null).remove();
    setLeft([]);
  }, []);
  return { list: kept.list, change, fromVisitor: user === null ? [] : left, forgetVisitor };
}

const KEY = 'kept-queries';
const keyOf = (user: string) => `${KEY}:${user}`;
const fileOf = (user: string | null) => persisted(user === null ? KEY : keyOf(user), isKeptList);

function removeOthers(user: string): void {
  for (const key of persistedKeys(`${KEY}:`)) {
    if (key !== keyOf(user)) persisted(key, isKeptList).remove();
  }
}
