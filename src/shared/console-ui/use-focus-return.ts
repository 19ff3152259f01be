import { useEffect, useState } from 'react';
import { focusPlace } from './focus-place';

let lastReturn: (() => void) | null = null;

/**
 * Restores the focus of the first render on unmount, close to its place if that was removed. A dialog that takes the
 * place of another restores the focus of that one.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => ({ element: document.activeElement, restore: focusPlace() }));
  useEffect(() => {
    const restore = before.element?.isConnected || lastReturn === null ? before.restore : lastReturn;
    return () => {
      lastReturn = restore;
      restore();
    };
  }, [before]);
}
