/** Brings the head of the list that `within` belongs to into view, at once, and goes on from there with the keyboard. */
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
