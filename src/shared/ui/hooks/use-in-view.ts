import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** True from the first time `target` scrolls near the viewport; lazy content loads then. */
export function useInView(target: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen || target.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [isSeen, target]);
  return isSeen;
}

/** How far below the viewport loading starts. */
const MARGIN = '80px';
