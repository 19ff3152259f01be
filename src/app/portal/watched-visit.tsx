import { useEffect } from 'react';
import { watchVisit } from '@/features/last-visit/watch-visit';

/** Remembers when the reader was last here. */
export function WatchedVisit() {
  useEffect(watchVisit, []);
  return null;
}
