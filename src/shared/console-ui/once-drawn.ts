/**
 * Calls `isDone` now, and again each time something in `box` is drawn, until it gives true. Returns the end of the wait;
 * nothing if it was true at once.
 */
export function onceDrawn(box: Element, isDone: () => boolean): (() => void) | undefined {
  if (isDone()) return undefined;
  const observer = new MutationObserver(() => {
    if (isDone()) observer.disconnect();
  });
  observer.observe(box, { childList: true, subtree: true });
  return () => observer.disconnect();
}
