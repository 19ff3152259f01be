import { MOST_WEIGHT } from '../index-address';

/** The weight in a field, a whole number from 0 to the maximum; null if there is no number (yet). */
export function readWeight(text: string): number | null {
  const number = Number(text);
  if (text.trim() === '' || Number.isNaN(number)) return null;
  return Math.min(MOST_WEIGHT, Math.max(0, Math.round(number)));
}
