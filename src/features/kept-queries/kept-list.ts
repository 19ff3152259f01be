import { MAX_KEPT_QUERIES, MAX_LABEL_LENGTH } from './kept-query';
import type { KeptQuery } from './kept-query';

/** Puts a question on top; one of the same address is replaced. Null where the list is full. */
export function withQuery(list: readonly KeptQuery[], query: KeptQuery): KeptQuery[] | null {
  const others = list.filter((kept) => kept.address !== query.address);
  return others.length >= MAX_KEPT_QUERIES ? null : [{ ...query, label: shortened(query.label) }, ...others];
}

/** Gives a question another name; an empty one changes nothing. */
export function renamed(list: readonly KeptQuery[], address: string, label: string): KeptQuery[] {
  const name = shortened(label);
  return list.map((kept) => (kept.address === address && name !== '' ? { ...kept, label: name } : kept));
}

/** The list without a question. */
export const without = (list: readonly KeptQuery[], address: string) =>
  list.filter((kept) => kept.address !== address);

/** The questions of a list that another does not hold. */
export function withoutThose(list: readonly KeptQuery[], those: readonly KeptQuery[]): KeptQuery[] {
  const held = new Set(those.map(({ address }) => address));
  return list.filter(({ address }) => !held.has(address));
}

/** What a visitor kept and a user may take over: what the user lacks, kept after the moment `leftAt` (ISO 8601) of those left. */
export const offered = (
  visitors: readonly KeptQuery[],
  list: readonly KeptQuery[],
  leftAt: string,
): KeptQuery[] => withoutThose(visitors, list).filter(({ keptAt }) => keptAt > leftAt);

/** The moment the latest question was kept; empty without one. */
export const newestOf = (list: readonly KeptQuery[]): string =>
  list.reduce((newest, { keptAt }) => (keptAt > newest ? keptAt : newest), '');

/** What came of joining two lists: `added` are new, `known` were there already, `left` had no room. */
export interface Merged {
  list: KeptQuery[];
  added: number;
  known: number;
  left: number;
}

/** Joins further questions to a list, latest first; questions that are kept already keep their name. */
export function merged(list: readonly KeptQuery[], further: readonly KeptQuery[]): Merged {
  const seen = new Set(list.map((kept) => kept.address));
  const fresh: KeptQuery[] = [];
  for (const query of further) {
    if (seen.has(query.address)) continue;
    seen.add(query.address);
    fresh.push(query);
  }
  const room = Math.max(0, MAX_KEPT_QUERIES - list.length);
  const added = fresh.slice(0, room);
  return {
    list: [...list, ...added].toSorted((a, b) => b.keptAt.localeCompare(a.keptAt)),
    added: added.length,
    known: further.length - fresh.length,
    left: fresh.length - added.length,
  };
}

/** Cut to the longest name, never through the middle of a sign that takes two places. */
const shortened = (label: string) =>
  label
    .trim()
    .slice(0, MAX_LABEL_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
