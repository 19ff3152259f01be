import { useEffect, useRef } from 'react';

/** Ctrl+Z (or ⌘Z) undoes, with Shift or as Ctrl+Y it redoes; inside a field the browser handles the keys. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const actions = useRef({ undo, redo });
  useEffect(() => {
    actions.current = { undo, redo };
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isField(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) actions.current.redo();
      else actions.current.undo();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('textarea, select, input:not([type=checkbox]):not([type=radio])');
