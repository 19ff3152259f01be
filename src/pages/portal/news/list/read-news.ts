import { useEffect, useMemo, useState } from 'react';
import { ownedKey, useOwner } from '@/shared/storage/owner';
import { persisted } from '@/shared/storage/persisted';
import type { Persisted } from '@/shared/storage/persisted';

/** The oldest entries are dropped beyond this. */
const MAX_SAVED = 500;

/** Marks a news item as read, in this browser and for the current user. */
export function markNewsRead(id: string): void {
  const file = fileOf(useOwner.getState());
  const ids = file.get() ?? [];
  if (!ids.includes(id)) file.set([...ids, id].slice(-MAX_SAVED));
}

/** The news items the reader has opened, the same in all tabs, and a function to clear them. */
export function useReadNews(): { isRead: (id: string) => boolean; hasRead: boolean; forget: () => void } {
  const owner = useOwner();
  const file = useMemo(() => fileOf(owner), [owner]);
  const [saved, setSaved] = useState(() => ({ file, ids: file.get() ?? [] }));
  const ids = saved.file === file ? saved.ids : (file.get() ?? []);
  if (saved.file !== file) setSaved({ file, ids });
  useEffect(() => file.subscribe((changed) => setSaved({ file, ids: changed ?? [] })), [file]);
  const forget = () => {
    file.remove();
    setSaved({ file, ids: [] });
  };
  return { isRead: (id) => ids.includes(id), hasRead: ids.length > 0, forget };
}

const fileOf = (owner: string): Persisted<string[]> => persisted(ownedKey('news-read', owner), isIds);

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');
