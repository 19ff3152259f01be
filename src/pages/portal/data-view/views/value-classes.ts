import { AREA_STEPS } from '@/shared/maps/areas/map-area';
import type { AreaTone } from '@/shared/maps/areas/map-area';

/** The lowest and highest value of a class, and how many values it has. */
export interface ValueClass {
  from: number;
  to: number;
  count: number;
}

/**
 * The available values, zero included, in at most five classes of about equal size, in ascending order. Equal values
 * share a class.
 */
export function valueClasses(values: readonly (number | null)[]): ValueClass[] {
  const available = values.filter((value) => value !== null).sort((a, b) => a - b);
  const classes = new Map<number, ValueClass>();
  for (const value of available) {
    const rank = Math.floor((available.indexOf(value) * AREA_STEPS.length) / available.length);
    const { from, count } = classes.get(rank) ?? { from: value, count: 0 };
    classes.set(rank, { from, to: value, count: count + 1 });
  }
  return [...classes.values()];
}

/** The tone of a class: the ends of the scale are always used; a single class stays an outline. */
export function toneOfClass(index: number, count: number): AreaTone {
  if (count < 2) return 'low';
  return AREA_STEPS[Math.round((index * (AREA_STEPS.length - 1)) / (count - 1))] ?? 'none';
}

/** The style of a value; missing values have no class. */
export function toneOfValue(value: number | null, classes: readonly ValueClass[]): AreaTone {
  const index = classes.findIndex(({ from, to }) => value !== null && value >= from && value <= to);
  return index === -1 ? 'none' : toneOfClass(index, classes.length);
}
