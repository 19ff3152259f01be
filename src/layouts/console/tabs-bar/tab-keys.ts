import type { KeyboardEvent } from 'react';

/** The command of a key pressed on a tab. `focus` and `move` have the target index, of `count` tabs. */
export type TabKey =
  | { kind: 'focus'; index: number }
  | { kind: 'move'; index: number }
  | { kind: 'close' }
  | { kind: 'menu' };

/**
 * Arrows, Home and End move the focus, wrapping around; with Ctrl and Shift they move the tab itself. Delete
 * closes; the menu key and Shift+F10 open the tab's menu. Null for every other key.
 */
export function readTabKey(event: KeyboardEvent, at: number, count: number): TabKey | null {
  const { key, shiftKey, ctrlKey } = event;
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return { kind: 'menu' };
  if (key === 'Delete') return { kind: 'close' };
  const index = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[key];
  if (index === undefined) return null;
  if (ctrlKey && shiftKey) return { kind: 'move', index: Math.min(Math.max(index, 0), count - 1) };
  return shiftKey || ctrlKey || event.altKey || event.metaKey
    ? null
    : { kind: 'focus', index: (index + count) % count };
}
