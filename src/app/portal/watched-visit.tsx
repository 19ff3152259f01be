import { useEffect } from 'react';
import { watchVisit } from '@/features/last-visit/watch-visit';

/** Stores the time of the reader's last visit. */
export function WatchedVisit() {
  useEffect(watchVisit, []);
  return null;
}
