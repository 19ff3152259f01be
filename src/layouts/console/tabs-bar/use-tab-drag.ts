import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { itemsOf } from './strip-items';

/** Pixels the pointer must move before a press becomes a drag. */
const START_DISTANCE = 6;

/** Dragging tabs with the mouse or a pen; a finger scrolls the bar. */
export interface TabDrag {
  /** The dragged tab; null without one. */
  draggedPath: string | null;
  start: (path: string, event: PointerEvent) => void;
  /** True for the click that ends a drag: it selects no tab. */
  isEndOfDrag: () => boolean;
}

/**
 * Lets the items of a list (its elements with `data-path`) be dragged: `onMove` receives the new index of the dragged
 * one as soon as the pointer passes the middle of a neighbour.
 */
export function useTabDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (path: string, index: number) => void,
): TabDrag {
  const [press, setPress] = useState<{ path: string; x: number } | null>(null);
  const [draggedPath, setDraggedPath] = useState<string | null>(null);
  const hasDragged = useRef(false);

  useEffect(() => {
    if (press === null) return;
    const handleMove = ({ clientX }: globalThis.PointerEvent) => {
      if (!hasDragged.current && Math.abs(clientX - press.x) < START_DISTANCE) return;
      hasDragged.current = true;
      setDraggedPath(press.path);
      onMove(press.path, indexAt(list.current, press.path, clientX));
    };
    const handleEnd = () => {
      setPress(null);
      setDraggedPath(null);
      // The click that ends a drag fires before this, any other press after it.
      setTimeout(() => void (hasDragged.current = false));
    };
    window.addEventListener('pointermove', handleMove);
    window.addEventListener('pointerup', handleEnd);
    window.addEventListener('pointercancel', handleEnd);
    return () => {
      window.removeEventListener('pointermove', handleMove);
      window.removeEventListener('pointerup', handleEnd);
      window.removeEventListener('pointercancel', handleEnd);
    };
  }, [press, list, onMove]);

  return {
    draggedPath,
    start: (path, { button, pointerType, clientX }) => {
      hasDragged.current = false;
      if (button === 0 && pointerType !== 'touch') setPress({ path, x: clientX });
    },
    isEndOfDrag: () => hasDragged.current,
  };
}

/** How many of the other items have their middle left of `x`. */
function indexAt(list: HTMLElement | null, path: string, x: number): number {
  const others = itemsOf(list).filter(({ dataset }) => dataset['path'] !== path);
  return others.filter((item) => {
    const { left, width } = item.getBoundingClientRect();
    return left + width / 2 < x;
  }).length;
}
