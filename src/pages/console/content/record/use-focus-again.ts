import { useEffect, type RefObject } from 'react';
import { isFocusLost } from '@/shared/console-ui/focus-place';
import { onFocusRemoved } from '@/shared/console-ui/on-focus-removed';

const CONTROLS = ':is(a[href], button, input, select, textarea, [contenteditable])';

/**
 * If what has the focus in `box` is removed because its content is drawn again, the control of the same name gets the
 * focus, or if there is none that can have it, the heading.
 */
export function useFocusAgain(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    return onFocusRemoved(element, (focused) => {
      const name = nameOf(focused);
      return () => {
        const heading = element.querySelector('h1');
        // Still loading: what is drawn next gets the focus.
        if (heading === null) return;
        const same = [...element.querySelectorAll<HTMLElement>(CONTROLS)].find(
          (each) => nameOf(each) === name,
        );
        same?.focus();
        if (isFocusLost()) heading.focus();
      };
    });
  }, [box]);
}

/** The kind of a control and its words: what tells it from the others once it is drawn again. */
function nameOf(control: Element): string {
  const labels =
    control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.labels : null;
  const words = control.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? control.textContent;
  return `${control.tagName} ${words}`;
}
