import { useEffect, useEffectEvent } from 'react';
import { isCommand, isApple } from '@/shared/ui/controls/command-key';

/** The shortcuts of a form as they are on the reader's keyboard, and as attributes of its buttons. */
export const saveKeys = () =>
  isApple()
    ? { save: '⌘ S', next: '⌘ ↩', ariaSave: 'Meta+S', ariaNext: 'Meta+Enter' }
    : { save: 'Ctrl S', next: 'Ctrl Enter', ariaSave: 'Control+S', ariaNext: 'Control+Enter' };

/**
 * Ctrl or ⌘ S saves, with Enter saves and goes on, wherever the focus is outside dialogs. While the form is not active both
 * do nothing, and the browser saves no page.
 */
export function useSaveKeys(isActive: boolean, save: () => void, saveAndNext: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommand(event) || isInDialog(event.target)) return;
    const action = event.key === 'Enter' ? saveAndNext : event.key.toLowerCase() === 's' ? save : null;
    if (action === null) return;
    event.preventDefault();
    // The editor of formatted texts would break the line.
    event.stopPropagation();
    if (isActive && !event.repeat) action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, [role=dialog], [role=alertdialog]') !== null;
