import * as z from 'zod/mini';

/** Lanes whose ticks are kept; the one left alone longest makes room. */
export const MAX_LANES = 50;

/** The ticks of one lane: six digits and two ISO codes name it, `changedAt` is ISO 8601 in UTC. */
const laneTicks = z.object({
  hs: z.string().check(z.regex(/^\d{6}$/)),
  from: z.string().check(z.regex(/^[A-Z]{2}$/)),
  to: z.string().check(z.regex(/^[A-Z]{2}$/)),
  ticked: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(60)),
  changedAt: z.string(),
});
export type LaneTicks = z.infer<typeof laneTicks>;

/** What names a lane in the list of checklists; line, date and value may change without losing the ticks. */
export type LaneName = Pick<LaneTicks, 'hs' | 'from' | 'to'>;

/** True for checklists as the browser keeps them. */
export const isChecklists = (value: unknown): value is LaneTicks[] =>
  z.array(laneTicks).check(z.maxLength(MAX_LANES)).safeParse(value).success;

/** The ticked items of a lane. */
export const tickedOf = (lists: readonly LaneTicks[], lane: LaneName): readonly string[] =>
  lists.find((list) => isSame(list, lane))?.ticked ?? [];

/** The checklists with a lane's ticks replaced, that lane first; a lane without ticks is not kept. */
export function withTicks(
  lists: readonly LaneTicks[],
  lane: LaneName,
  ticked: readonly string[],
  changedAt: string,
): LaneTicks[] {
  const others = lists.filter((list) => !isSame(list, lane));
  if (ticked.length === 0) return others;
  const { hs, from, to } = lane;
  return [{ hs, from, to, ticked: [...ticked], changedAt }, ...others].slice(0, MAX_LANES);
}

/** The ticks with one more, or without it where it was there. */
export const toggledTick = (ticked: readonly string[], item: string): string[] =>
  ticked.includes(item) ? ticked.filter((each) => each !== item) : [...ticked, item];

/** How many of the items that apply are ticked; ticks of items that no longer apply do not count. */
export function progressOf(
  ticked: readonly string[],
  items: readonly string[],
): { done: number; of: number } {
  return { done: items.filter((item) => ticked.includes(item)).length, of: items.length };
}

const isSame = (a: LaneName, b: LaneName) => a.hs === b.hs && a.from === b.from && a.to === b.to;
