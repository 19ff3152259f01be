import { useEffect, useState } from 'react';
import { markSeen, visitNow } from './visit-storage';

/**
 * When the visit before this one ended, null on the first; stable while the component is mounted. Records the current
 * visit once mounted.
 */
export function useVisitBefore(): number | null {
  const [before] = useState(() => visitNow().before);
  useEffect(() => {
    markSeen();
  }, []);
  return before;
}
