import { useEffect, useState } from 'react';
import { markSeen, visitNow } from './visit-storage';

/**
 * When the visit before this one ended, null on the first; stays the same while the component is mounted. Once drawn,
 * remembers that the reader is here now.
 */
export function useVisitBefore(): number | null {
  const [before] = useState(() => visitNow().before);
  useEffect(() => {
    markSeen();
  }, []);
  return before;
}
