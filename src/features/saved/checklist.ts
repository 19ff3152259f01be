import { COUNTRY_CODE } from '@/shared/routing/country-code';
import * as z from 'zod/mini';

/** The maximum number of checklists; the least recently changed is dropped. */
export const MAX_PAIRS = 50;

const MAX_TICKS = 60;

/** The ticks of one country pair: identified by six digits and two ISO codes, `changedAt` is ISO 8601 in UTC. */
const pairTicks = z.object({
  hs: z.string().check(z.regex(/^\d{6}$/)),
  from: z.string().check(z.regex(COUNTRY_CODE)),
  to: z.string().check(z.regex(COUNTRY_CODE)),
  ticked: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(MAX_TICKS)),
  changedAt: z.string(),
});
export type PairTicks = z.infer<typeof pairTicks>;

/** Identifies a checklist; line, date and value may change without losing the ticks. */
export type PairName = Pick<PairTicks, 'hs' | 'from' | 'to'>;

/** The id of a checklist among the saved items. */
export const checklistId = ({ hs, from, to }: PairName): string => `${hs}-${from}-${to}`;

/** The valid checklists, with the number of entries skipped; none if it is not a list. */
export function readChecklists(value: unknown): { lists: PairTicks[]; bad: number } {
  if (!Array.isArray(value)) return { lists: [], bad: 0 };
  const lists = value.flatMap((entry: unknown) => {
    const list = pairTicks.safeParse(entry);
    return list.success ? [list.data] : [];
  });
  return { lists: lists.slice(0, MAX_PAIRS), bad: value.length - lists.length };
}

/** The ticked items of a country pair. */
export const tickedOf = (lists: readonly PairTicks[], pair: PairName): readonly string[] =>
  lists.find((list) => isSame(list, pair))?.ticked ?? [];

/** The checklists with the ticks of one country pair replaced, that one first; dropped if it has no ticks. */
export function withTicks(
  lists: readonly PairTicks[],
  pair: PairName,
  ticked: readonly string[],
  changedAt: string,
): PairTicks[] {
  const others = lists.filter((list) => !isSame(list, pair));
  if (ticked.length === 0) return others;
  const { hs, from, to } = pair;
  return [{ hs, from, to, ticked: [...ticked], changedAt }, ...others].slice(0, MAX_PAIRS);
}

/** Merges further checklists, last changed first: an item is ticked if it is ticked in either. */
export function mergedTicks(lists: readonly PairTicks[], further: readonly PairTicks[]): PairTicks[] {
  const joined = new Map(lists.map((list) => [checklistId(list), list]));
  for (const list of further) {
    const own = joined.get(checklistId(list)) ?? list;
    const ticked = [...new Set([...own.ticked, ...list.ticked])].slice(0, MAX_TICKS);
    const changedAt = own.changedAt > list.changedAt ? own.changedAt : list.changedAt;
    joined.set(checklistId(list), { ...own, ticked, changedAt });
  }
  return [...joined.values()].toSorted((a, b) => b.changedAt.localeCompare(a.changedAt)).slice(0, MAX_PAIRS);
}

/** The checklists with a tick that `lists` does not have. */
export const lackedTicks = (further: readonly PairTicks[], lists: readonly PairTicks[]): PairTicks[] =>
  further.filter((list) => list.ticked.some((item) => !tickedOf(lists, list).includes(item)));

/** The ticks with `item` toggled. */
export const toggledTick = (ticked: readonly string[], item: string): string[] =>
  ticked.includes(item) ? ticked.filter((each) => each !== item) : [...ticked, item];

/** How many of the items that apply are ticked; ticks of items that no longer apply do not count. */
export function progressOf(
  ticked: readonly string[],
  items: readonly string[],
): { done: number; of: number } {
  return { done: items.filter((item) => ticked.includes(item)).length, of: items.length };
}

const isSame = (a: PairName, b: PairName) => checklistId(a) === checklistId(b);
