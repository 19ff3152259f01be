/**
 * How many of the entries, from the first, fit in `room` if the rest go behind a button of `moreWidth`; CSS pixels.
 */
export function fitCount(widths: readonly number[], room: number, moreWidth: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room) return widths.length;
  let used = moreWidth;
  const end = widths.findIndex((width) => (used += width) > room);
  return Math.max(0, end);
}
