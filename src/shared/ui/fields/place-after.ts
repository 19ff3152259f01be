/** The next index in a list of choices that wraps around; −1 is the box itself. */
export function placeAfter(place: number, step: 1 | -1, count: number): number {
  const next = place + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}
