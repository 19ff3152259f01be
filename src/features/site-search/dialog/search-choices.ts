import { paths } from '@/shared/routing/paths';
import type { SearchEntry } from './search-entry';
import type { SiteSearch } from '../use-site-search';

/**
 * What the keyboard can stand on: something found, the way to all results, or a text searched for before. Something
 * found leads to its page, else to where it can be read outside, else to itself among all results.
 */
export type Choice =
  | { kind: 'entry'; entry: SearchEntry; address: string; url?: string }
  | { kind: 'all'; address: string }
  | { kind: 'recent'; text: string };

/** How many of a kind are proposed. */
export const MOST_OF_A_KIND = 4;

/** The choices in the order in which they are drawn. */
export function choicesOf(text: string, { groups }: SiteSearch, recent: readonly string[]): Choice[] {
  if (text === '') return recent.map((each) => ({ kind: 'recent', text: each }));
  const entries = groups.flatMap((group) => group.entries.slice(0, MOST_OF_A_KIND));
  if (entries.length === 0) return [];
  return [...entries.map(choiceOf), { kind: 'all', address: paths.search({ q: text }) }];
}

const choiceOf = (entry: SearchEntry): Choice => ({
  kind: 'entry',
  entry,
  address: entry.address ?? paths.search({ q: entry.id, kind: entry.kind }),
  ...(entry.address === null && entry.url !== undefined && { url: entry.url }),
});

/** The place one step on in a list that closes into a ring; −1 is the box itself. */
export function placeAfter(place: number, step: 1 | -1, count: number): number {
  const next = place + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}
