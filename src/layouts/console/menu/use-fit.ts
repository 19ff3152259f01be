import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { fitCount } from './fit-count';

/** Width assumed for the button with the remaining entries until it is there to be measured, in the page's text size. */
const MORE_WIDTH_REM = 7.5;

/**
 * Counts how many children of `list` fit into `room` in one row, with the button after the list for the remaining ones;
 * measured again when one of them changes its size.
 */
export function useFit(total: number): {
  room: RefObject<HTMLElement | null>;
  list: RefObject<HTMLUListElement | null>;
  count: number;
} {
  const room = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(total);
  const hasMore = count < total;
  useLayoutEffect(() => {
    const measure = () => {
      if (!room.current || !list.current) return;
      const widths = [...list.current.children].map((child) => child.getBoundingClientRect().width);
      const more = hasMore ? list.current.nextElementSibling?.getBoundingClientRect().width : undefined;
      setCount(fitCount(widths, room.current.clientWidth, more ?? MORE_WIDTH_REM * rem()));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (room.current) observer.observe(room.current);
    for (const child of list.current?.children ?? []) observer.observe(child);
    return () => observer.disconnect();
  }, [total, hasMore]);
  return { room, list, count: Math.min(count, total) };
}

const rem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
