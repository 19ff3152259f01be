import type { RecordMark, SourceRecord } from '@/shared/api/record-schema';
import { isCodeLike } from '../local/search-text';
import type { StandardRelation } from '../site-search-schema';

/** What is searched, in the order in which it is shown where words were typed. */
export const SEARCH_KINDS = ['page', 'term', 'country', 'hs', 'law', 'case', 'news', 'standard'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Something found; `lang` where the title is not in the reader's language. */
export interface SearchEntry {
  kind: SearchKind;
  id: string;
  title: string;
  lang?: string;
  /** Set in front of the title: a code. */
  code?: string;
  detail?: { text: string; lang?: string };
  /** How a standard stands to the one `detail` names. */
  relation?: StandardRelation | null;
  /** ISO 3166-1 alpha-2. */
  countries?: readonly string[];
  date?: string | null;
  mark?: RecordMark;
  /** Its page on this site, without the `#`; null where there is none. */
  address: string | null;
  /** Where it can be read outside, http or https. */
  url?: string;
}

/** The first entries of a kind, how many there are, and where these come from; nothing for what is this site's own. */
export interface SearchGroup {
  kind: SearchKind;
  total: number;
  entries: readonly SearchEntry[];
  sources: readonly SourceRecord[];
  /** True while it is what an older text found: it is dimmed, and its number is not shown. */
  isOld?: boolean;
}

/** The kinds in the order of an answer: codes first where digits were typed. */
export const kindsFor = (text: string): readonly SearchKind[] =>
  isCodeLike(text) ? ['hs', ...SEARCH_KINDS.filter((kind) => kind !== 'hs')] : SEARCH_KINDS;

/** True for a word that names a kind, as the address may carry it. */
export const isSearchKind = (text: string): text is SearchKind => SEARCH_KINDS.some((kind) => kind === text);
