/** Moves focus to the n-th section of the page: links with `#` would be navigations here. */
export function showSection(number: number): void {
  const section = document.getElementById(`section-${number}`);
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}
