/**
 * Remembers what has the focus. The returned function focuses it again, or if that was removed, the closest part around
 * it that is left and can have the focus or has a heading that can, at last the page.
 */
export function focusPlace(): () => void {
  const around: Element[] = [];
  for (let each = document.activeElement; each !== null; each = each.parentElement) around.push(each);
  return () => {
    for (const each of around.filter(({ isConnected }) => isConnected)) {
      const place = each.matches(FOCUSABLE) ? each : each.querySelector(HEADING);
      if (place instanceof HTMLElement) return place.focus();
    }
    document.querySelector('main')?.focus();
  };
}

/** True if nothing has the focus: what had it was removed. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** The heading of a page or a drawer, which scripts may focus. */
const HEADING = ':is(h1, h2)[tabindex]';

const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex])';
