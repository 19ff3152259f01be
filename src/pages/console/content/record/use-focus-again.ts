import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '@/shared/console-ui/focus-place';
import { onFocusRemoved } from '@/shared/console-ui/on-focus-removed';
import { controlName, controlNamed } from '@/shared/console-ui/same-control';

/**
 * If what has the focus in `box` is removed because its content is drawn again, the control of the same name gets the
 * focus and the caret, or if there is none that can have it, the heading; the heading too of another record that took its place. A new
 * record becomes the one saved.
 */
export function useFocusAgain(box: RefObject<HTMLElement | null>, record: string | null): void {
  const shown = useRef(record);
  useLayoutEffect(() => {
    shown.current = record;
  }, [record]);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    return onFocusRemoved(element, (focused) => {
      const name = controlName(focused);
      const before = shown.current;
      return () => {
        const heading = element.querySelector('h1');
        // Still loading: what is drawn next gets the focus.
        if (heading === null) return;
        const isAnother = before !== 'new' && before !== shown.current;
        if (!isAnother) focusAs(focused, controlNamed(element, name));
        if (isFocusLost()) heading.focus();
      };
    });
  }, [box]);
}

/** Focuses a control in the place of one that was removed, with the caret where it was. */
function focusAs(before: Element, control: HTMLElement | undefined): void {
  control?.focus();
  if (!isText(before) || !isText(control)) return;
  // Null: an input of another type than text.
  const { selectionStart: start, selectionEnd: end } = before;
  if (start !== null && end !== null) control.setSelectionRange(start, end);
}

const isText = (control: Element | undefined): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
