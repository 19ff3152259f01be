/**
 * Remembers what has the focus. The returned function focuses it again, or if that was removed, the closest part around
 * it that is left and can have the focus, at last the page.
 */
export function focusPlace(): () => void {
  const around: Element[] = [];
  for (let each = document.activeElement; each !== null; each = each.parentElement) around.push(each);
  return () => {
    const left = around.find((each) => each.isConnected && each.matches(FOCUSABLE));
    const place = left ?? document.querySelector('main');
    if (place instanceof HTMLElement) place.focus();
  };
}

/** True if nothing has the focus: what had it was removed. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex])';
