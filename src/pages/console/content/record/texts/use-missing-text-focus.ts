import { useEffect, type RefObject } from 'react';
import { isFocusLost } from '@/shared/console-ui/focus-place';

/**
 * Once a record is drawn in `box`, the control of this field gets the focus that is at nothing, or at the heading of the
 * record. Undefined: the focus stays.
 */
export function useMissingTextFocus(
  box: RefObject<HTMLElement | null>,
  isDrawn: boolean,
  field: string | undefined,
): void {
  useEffect(() => {
    const element = box.current;
    if (!isDrawn || field === undefined || element === null) return;
    const isFree = isFocusLost() || document.activeElement === element.querySelector('h1');
    if (isFree) element.querySelector<HTMLElement>(`[id$='_${field}']:enabled`)?.focus();
    // Of a record as it is opened: what is chosen or saved later moves no focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDrawn]);
}
