import { useEffect, type RefObject } from 'react';
import { itemOf } from './strip-items';

/** Scrolls the item of `path` into a horizontally scrolling strip, and lets the wheel scroll the strip. */
export function useStripScroll(strip: RefObject<HTMLElement | null>, path: string, count: number): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => scrollInto(strip.current, itemOf(strip.current, path)));
    return () => cancelAnimationFrame(frame);
  }, [strip, path, count]);
  useEffect(() => scrollByWheel(strip.current), [strip]);
}

/** Without scrollIntoView, which would scroll the page too if the bar is not fixed. */
function scrollInto(strip: HTMLElement | null, item: HTMLElement | null): void {
  if (strip === null || item === null) return;
  const box = strip.getBoundingClientRect();
  const { left, right } = item.getBoundingClientRect();
  if (left < box.left) strip.scrollLeft += left - box.left;
  // Of an item that is wider than the strip, the beginning is shown.
  else if (right > box.right) strip.scrollLeft += Math.min(right - box.right, left - box.left);
}

function scrollByWheel(strip: HTMLElement | null): () => void {
  const handleWheel = (event: WheelEvent) => {
    if (strip === null || strip.scrollWidth <= strip.clientWidth || event.deltaX !== 0) return;
    event.preventDefault();
    strip.scrollLeft += event.deltaY;
  };
  strip?.addEventListener('wheel', handleWheel, { passive: false });
  return () => strip?.removeEventListener('wheel', handleWheel);
}
