/** Highest percentage of the ruler unless a rate lies beyond it (look §1, rate ruler). */
export const RULER_MAX = 24;

/** A percent scale from zero: its end, the distance of small ticks and of numbered ones. */
export interface RulerScale {
  max: number;
  tick: number;
  numbered: number;
}

/** The scale that fits all `percents`: 0 to 24 by single points, wider ones by coarser steps. */
export function rulerScale(percents: readonly number[]): RulerScale {
  const highest = Math.max(0, ...percents);
  if (highest <= RULER_MAX) return { max: RULER_MAX, tick: 1, numbered: 5 };
  const numbered = [10, 20, 50, 100, 200].find((step) => highest <= step * 8) ?? 500;
  return { max: Math.ceil(highest / numbered) * numbered, tick: numbered / 5, numbered };
}

/** The position of a percentage on the scale, in percent of its length. */
export const positionOf = (percent: number, scale: RulerScale) => Math.min(100, (percent / scale.max) * 100);

/** All multiples of `step` on the scale, zero included. */
export const ticksOf = (step: number, max: number) =>
  Array.from({ length: Math.floor(max / step + 1e-9) + 1 }, (_, index) => index * step);
