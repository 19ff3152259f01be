import { useRef } from 'react';
import type { ChangeOf } from '@/features/content/content-api';
import type { ContentValues } from '@/features/content/content-schema';
import { useSession } from '@/features/session/session-store';
import { mayHaveArrived } from '@/shared/api/client/may-have-arrived';
import { insertOnce } from './insert-once';

/** Inserts one new record, however often it is tried again after a lost answer. */
export function useInsertOnce(kind: string): (values: ContentValues) => Promise<ChangeOf> {
  const userId = useSession((session) => session.userId);
  /** What it was sent with, of each attempt without an answer. */
  const lost = useRef<readonly ContentValues[]>([]);
  return async (values) => {
    try {
      const saved = await insertOnce(kind, userId, values, lost.current);
      lost.current = [];
      return saved;
    } catch (error) {
      if (mayHaveArrived(error)) lost.current = [...lost.current, values];
      throw error;
    }
  };
}
