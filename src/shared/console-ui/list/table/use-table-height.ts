import { useSyncExternalStore } from 'react';

/** What surrounds a table: the layout of the shell and the extra rows above it. */
export interface TableSurroundings {
  layout: 'horizontal' | 'vertical';
  extraRows?: number;
}

/** The height in px of a table's scrolling part; follows the window and the layout (specification §9). */
export function useTableHeight(surroundings: TableSurroundings): number {
  return tableHeight(useSyncExternalStore(onResize, readHeight), surroundings);
}

/**
 * Window height minus 400 (340 in vertical layout) minus 50 per extra row (specification §9), all in px; never less
 * than two rows need, so that the table stays readable in a low window.
 */
export function tableHeight(windowHeight: number, { layout, extraRows = 0 }: TableSurroundings): number {
  const taken = layout === 'vertical' ? 340 : 400;
  return Math.max(LEAST, windowHeight - taken - 50 * extraRows);
}

const LEAST = 100;

const readHeight = () => window.innerHeight;

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
