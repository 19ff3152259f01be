import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

/** Second pass: renders its children right after the rest of the page, so that the main content is shown first. */
export function SecondPass({ children }: { children: ReactNode }) {
  const isTurn = useDeferredValue(true, false);
  return isTurn && children;
}
