import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

/** What stands below the part a reader waits for: drawn in a second step, so that the part above is on screen before. */
export function Later({ children }: { children: ReactNode }) {
  const isTurn = useDeferredValue(true, false);
  return isTurn && children;
}
