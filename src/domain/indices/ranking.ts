/** A country (or anything that is ranked) with its figure. */
export interface Ranked {
  id: string;
  value: number | null;
}

/**
 * Places from 1, the largest value first; equal values share a place and the next one is skipped (1, 2, 2, 4). What has
 * no finite value has no place. Source: standard competition ranking.
 */
export function rankPlaces(entries: readonly Ranked[]): Map<string, number> {
  const values = valuesOf(entries);
  return new Map([...values].map(([id, value]) => [id, placeAmong(value, [...values.values()])]));
}

/**
 * Why a rank changed from one year to the next; in ranks, positive is downwards. The three add up to `after -
 * before`.
 */
export interface RankChange {
  before: number;
  after: number;
  /** Through its own figure, with the others unchanged. */
  own: number;
  /** Through the figures of the others. */
  others: number;
  /** Because others entered or left the ranking. */
  membership: number;
}

/**
 * Decomposes a change of rank step by step: first only its own figure moves, then those of the others, then the
 * countries that are ranked in one of the two years only. Null without a rank in one of the years. Source: sequential
 * (counterfactual) decomposition; the order of the steps is part of the method.
 */
export function rankChange(
  id: string,
  earlier: readonly Ranked[],
  later: readonly Ranked[],
): RankChange | null {
  const [was, is] = [valuesOf(earlier), valuesOf(later)];
  const [ownBefore, ownAfter] = [was.get(id), is.get(id)];
  if (ownBefore === undefined || ownAfter === undefined) return null;
  const stayed = [...was].filter(([other]) => is.has(other)).map(([, value]) => value);
  const stayedLater = [...is].filter(([other]) => was.has(other)).map(([, value]) => value);
  const before = placeAmong(ownBefore, [...was.values()]);
  const after = placeAmong(ownAfter, [...is.values()]);
  const [start, end] = [placeAmong(ownBefore, stayed), placeAmong(ownAfter, stayedLater)];
  const moved = placeAmong(ownAfter, withoutOne(stayed, ownBefore));
  return {
    before,
    after,
    own: moved - start,
    others: end - moved,
    membership: after - before - (end - start),
  };
}

function valuesOf(entries: readonly Ranked[]): Map<string, number> {
  const available = new Map<string, number>();
  for (const { id, value } of entries) if (value !== null && Number.isFinite(value)) available.set(id, value);
  return available;
}

function placeAmong(value: number, values: readonly number[]): number {
  return 1 + values.filter((other) => other > value).length;
}

function withoutOne(values: readonly number[], taken: number): number[] {
  const at = values.indexOf(taken);
  return values.filter((_, index) => index !== at);
}
