import { useEffect, useState } from 'react';

let lastOpener: Element | null = null;

/**
 * Restores the focus of the first render on unmount. A dialog that takes the place of another restores the focus of
 * that one.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    const opener = before?.isConnected ? before : lastOpener;
    return () => {
      lastOpener = opener;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [before]);
}
