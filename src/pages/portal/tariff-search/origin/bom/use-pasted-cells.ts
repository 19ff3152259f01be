import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { CELL_FIELDS } from './bom-cells';
import type { CellField } from './bom-cells';

/** Handles cells pasted on a field of a row. */
export type PasteCells = (text: string, field: CellField, index: number) => void;

/**
 * Passes on cells that are pasted while a cell of the table has the focus. A single text is left to the browser in a
 * text field; a select receives it too, as one value.
 */
export function usePastedCells(table: RefObject<HTMLElement | null>, onPasteCells: PasteCells): void {
  const latest = useRef(onPasteCells);
  useEffect(() => {
    latest.current = onPasteCells;
  });
  useEffect(() => {
    // A select has no text selection: browsers dispatch its paste on the page, not on the select.
    const handlePaste = (event: ClipboardEvent) => {
      const cell = focusedCell(table.current);
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (cell === null || !(cell.isList ? text.trim() !== '' : isTableText(text))) return;
      event.preventDefault();
      latest.current(text, cell.field, cell.index);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [table]);
}

/** The focused cell of the table; its position is in its `data-cell`. */
function focusedCell(table: HTMLElement | null) {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !table?.contains(focused)) return null;
  const [name, index] = focused.dataset.cell?.split('-') ?? [];
  const field = CELL_FIELDS.find((candidate) => candidate === name);
  return field === undefined ? null : { field, index: Number(index), isList: focused.tagName === 'SELECT' };
}

/** Several cells, not one text: there is a tab, or a line break with text on both sides. */
const isTableText = (text: string) => /\t|[^\r\n]\r?\n[^\r\n]/.test(text);
