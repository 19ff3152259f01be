import type { RecordMark, SourceRecord } from '@/shared/api/record-schema';
import { isCodeLike } from '../local/search-text';
import type { FoundStandardRelation } from '../site-search-schema';

/** The kinds searched, in display order for a text of words. */
export const SEARCH_KINDS = ['page', 'term', 'country', 'hs', 'law', 'case', 'news', 'standard'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A search result; `lang` if the title is not in the reader's language. */
export interface SearchEntry {
  kind: SearchKind;
  id: string;
  title: string;
  lang?: string;
  /** A code shown before the title. */
  code?: string;
  detail?: { text: string; lang?: string };
  /** The relation of a standard to the one named by `detail`. */
  relation?: FoundStandardRelation | null;
  /** ISO 3166-1 alpha-2. */
  countries?: readonly string[];
  date?: string | null;
  mark?: RecordMark;
  /** Its page on this site, without the `#`; null where there is none. */
  address: string | null;
  /** Its outside address, http or https. */
  url?: string;
}

/** The first entries of a kind, their total, and their sources; none for the site's own. */
export interface SearchGroup {
  kind: SearchKind;
  total: number;
  entries: readonly SearchEntry[];
  sources: readonly SourceRecord[];
  /** True for the results of an older text: dimmed, without their number. */
  isOld?: boolean;
}

/** The kinds in display order: codes first for digits. */
export const kindsFor = (text: string): readonly SearchKind[] =>
  isCodeLike(text) ? ['hs', ...SEARCH_KINDS.filter((kind) => kind !== 'hs')] : SEARCH_KINDS;

/** True for the name of a kind, as in the address. */
export const isSearchKind = (text: string): text is SearchKind => SEARCH_KINDS.some((kind) => kind === text);
