import { useEffect, type RefObject } from 'react';

/**
 * While `isOpen`: a press or focus outside `box`, and Escape, call `onDismiss`; Escape returns the focus to `button`.
 */
export function useDismiss(
  isOpen: boolean,
  box: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onDismiss: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const handleElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) onDismiss();
    };
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onDismiss();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', handleElsewhere);
    document.addEventListener('focusin', handleElsewhere);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handleElsewhere);
      document.removeEventListener('focusin', handleElsewhere);
      document.removeEventListener('keydown', handleKey);
    };
  }, [isOpen, box, button, onDismiss]);
}
