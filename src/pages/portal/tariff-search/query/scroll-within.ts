/** Scrolls a list just so far that one of its items can be seen; nothing around the list moves. */
export function scrollWithin(list: Element, item: Element): void {
  const shown = list.getBoundingClientRect();
  const { top, bottom } = item.getBoundingClientRect();
  if (top < shown.top) list.scrollTop -= shown.top - top;
  else if (bottom > shown.bottom) list.scrollTop += bottom - shown.bottom;
}
