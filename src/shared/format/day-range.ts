/** True if both days are given (`yyyy-MM-dd`) and the last is before the first. */
export const isBackward = (first: string, last: string): boolean =>
  DAY.test(first) && DAY.test(last) && last < first;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
