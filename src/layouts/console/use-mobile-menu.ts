import { useEffect, useRef } from 'react';
import { useLayout } from './layout-store';

/** How long the side menu stays open below 992 px before it folds (specification §9). */
const FOLD_AFTER_MS = 2000;

/** Folds the side menu of the narrow window: 2 s after it became narrow unless the user acts first, and at each navigation. */
export function useMobileMenu(isMobile: boolean, currentPath: string): void {
  const lastPath = useRef(currentPath);
  useEffect(() => {
    if (!isMobile) return;
    const { startMobile, endStart } = useLayout.getState();
    startMobile();
    const timer = setTimeout(endStart, FOLD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isMobile]);
  useEffect(() => {
    if (lastPath.current === currentPath) return;
    lastPath.current = currentPath;
    useLayout.getState().foldMobileMenu();
  }, [currentPath]);
}
