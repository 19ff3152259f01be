import * as z from 'zod/mini';

/** Lanes whose ticks are kept; the one left alone longest makes room. */
export const MAX_LANES = 50;

const MAX_TICKS = 60;

/** The ticks of one lane: six digits and two ISO codes name it, `changedAt` is ISO 8601 in UTC. */
const laneTicks = z.object({
  hs: z.string().check(z.regex(/^\d{6}$/)),
  from: z.string().check(z.regex(/^[A-Z]{2}$/)),
  to: z.string().check(z.regex(/^[A-Z]{2}$/)),
  ticked: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(MAX_TICKS)),
  changedAt: z.string(),
});
export type LaneTicks = z.infer<typeof laneTicks>;

/** What names a lane in the list of checklists; line, date and value may change without losing the ticks. */
export type LaneName = Pick<LaneTicks, 'hs' | 'from' | 'to'>;

/** The id of a lane's checklist among the kept items. */
export const checklistId = ({ hs, from, to }: LaneName): string => `${hs}-${from}-${to}`;

/** The checklists that can be read, with how many entries were passed over; none where it is no list. */
export function readChecklists(value: unknown): { lists: LaneTicks[]; bad: number } {
  if (!Array.isArray(value)) return { lists: [], bad: 0 };
  const lists = value.flatMap((entry: unknown) => {
    const list = laneTicks.safeParse(entry);
    return list.success ? [list.data] : [];
  });
  return { lists: lists.slice(0, MAX_LANES), bad: value.length - lists.length };
}

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

/** Joins further checklists, last changed first: of a lane in both, what is ticked in either is ticked. */
export function mergedTicks(lists: readonly LaneTicks[], further: readonly LaneTicks[]): LaneTicks[] {
  const joined = new Map(lists.map((list) => [checklistId(list), list]));
  for (const list of further) {
    const own = joined.get(checklistId(list)) ?? list;
    const ticked = [...new Set([...own.ticked, ...list.ticked])].slice(0, MAX_TICKS);
    const changedAt = own.changedAt > list.changedAt ? own.changedAt : list.changedAt;
    joined.set(checklistId(list), { ...own, ticked, changedAt });
  }
  return [...joined.values()].toSorted((a, b) => b.changedAt.localeCompare(a.changedAt)).slice(0, MAX_LANES);
}

/** The checklists with a tick that `lists` lack. */
export const lackedTicks = (further: readonly LaneTicks[], lists: readonly LaneTicks[]): LaneTicks[] =>
  further.filter((list) => list.ticked.some((item) => !tickedOf(lists, list).includes(item)));

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

const isSame = (a: LaneName, b: LaneName) => checklistId(a) === checklistId(b);
