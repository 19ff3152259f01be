/**
 * A resident identity number of 18 characters (GB 11643; specification §5): its date of birth is a day of the calendar,
 * not after `today`, and its last character, a digit or X in either case, is the checksum of the others.
 */
export function isIdCard(value: string, today: Date = new Date()): boolean {
  const parts = /^[1-9]\d{5}([12]\d{3})(\d{2})(\d{2})\d{3}[\dXx]$/.exec(value);
  if (parts === null) return false;
  const [year, month, day] = parts.slice(1).map(Number);
  return isPastDay(year, month, day, today) && CHECKS[weightedSum(value)] === value.slice(-1).toUpperCase();
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

const weightedSum = (value: string): number =>
  WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(value[at]), 0) % CHECKS.length;

function isPastDay(year = 0, month = 0, day = 0, today: Date): boolean {
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day && date <= today;
}
