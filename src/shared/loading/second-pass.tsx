import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

/** Second pass: draws its children right after the rest of the page, so that what a reader waits for is on screen before. */
export function SecondPass({ children }: { children: ReactNode }) {
  const isTurn = useDeferredValue(true, false);
  return isTurn && children;
}
