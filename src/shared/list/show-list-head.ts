/** Scrolls the head of the list around `within` into view, at once, and moves the focus there. */
export function showListHead(within: Element | null): void {
  if (within === null) return;
  const head = within.querySelector<HTMLElement>('[data-list-head]');
  if (head === null) {
    showListHead(within.parentElement);
    return;
  }
  head.focus({ preventScroll: true });
  head.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
