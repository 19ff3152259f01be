import { paths } from '@/shared/routing/paths';
import type { SearchEntry } from './search-entry';
import type { SiteSearch } from '../use-site-search';

/**
 * A choice for the keyboard: a result, the link to all results, or a recent search. A result links to its page, else
 * to its outside source, else to itself among all results.
 */
export type SearchChoice =
  | { kind: 'entry'; entry: SearchEntry; address: string; url?: string }
  | { kind: 'all'; address: string }
  | { kind: 'recent'; text: string };

/** The maximum number of suggestions of a kind. */
export const MOST_OF_A_KIND = 4;

/** The choices in display order. */
export function choicesOf(text: string, { groups }: SiteSearch, recent: readonly string[]): SearchChoice[] {
  if (text === '') return recent.map((each) => ({ kind: 'recent', text: each }));
  const entries = groups.flatMap((group) => group.entries.slice(0, MOST_OF_A_KIND));
  if (entries.length === 0) return [];
  return [...entries.map(choiceOf), { kind: 'all', address: paths.search({ q: text }) }];
}

const choiceOf = (entry: SearchEntry): SearchChoice => ({
  kind: 'entry',
  entry,
  address: entry.address ?? paths.search({ q: entry.id, kind: entry.kind }),
  ...(entry.address === null && entry.url !== undefined && { url: entry.url }),
});
