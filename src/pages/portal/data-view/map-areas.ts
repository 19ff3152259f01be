import type { AreaTone } from '@/shared/maps/map-area';

/**
 * The value that parts the areas into high and low: the median of the values held, of two in the middle their mean. Null
 * where fewer than two are held, so that there is nothing to part.
 */
export function middleOf(values: readonly (number | null)[]): number | null {
  const held = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (held.length < 2) return null;
  const [left = 0, right = 0] = [
    held[Math.floor((held.length - 1) / 2)],
    held[Math.ceil((held.length - 1) / 2)],
  ];
  return (left + right) / 2;
}

/** High from the middle on; without a middle, what is held stays an outline. */
export function toneOf(value: number | null, middle: number | null): AreaTone {
  if (value === null) return 'none';
  return middle !== null && value >= middle ? 'high' : 'low';
}
