import { useMemo } from 'react';
import { useRows } from '@/shared/api/cache/previous-answer';
import type { SourceRecord } from '@/shared/api/record-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { recordEntry } from './local/matching-entry';
import { pairEntry } from './local/pair-entry';
import { findCountries, findLocal, findPages } from './local/local-search';
import type { LocalEntry } from './local/local-search';
import { readWords } from './local/read-words';
import { kindsFor } from './dialog/search-entry';
import type { SearchEntry, SearchGroup, SearchKind } from './dialog/search-entry';
import { isSearchable } from './local/search-text';
import { siteSearchQuery } from './site-search-api';
import { useLocalEntries } from './local/use-local-entries';

/** Codes found by the typeahead, which the page requests. */
export interface MatchingCodes {
  group: SearchGroup | undefined;
  /** True while `group` is for an older text. */
  isOld: boolean;
  isError: boolean;
  retry: () => void;
}

/** The results for a text, by kind, without empty kinds. */
export interface SiteSearch {
  groups: readonly SearchGroup[];
  /** The sources of the records and codes, each once. */
  sources: readonly SourceRecord[];
  /** The total; not to be shown while `isPending`. */
  total: number;
  /** True while a response is missing; results of an older text are still in the groups then, marked. */
  isPending: boolean;
  /** Kinds of which nothing is known yet; empty while results of an older text are shown. */
  unknown: readonly SearchKind[];
  /** What could not be searched, and a retry. */
  failed: { records: boolean; codes: boolean; retry: () => void };
}

/**
 * Searches pages, terms, countries, codes and records for `text`, normalised by `searchText`; of records the first
 * `most` of each kind. A code and countries typed together form a tariff query, which is then the first of the pages.
 */
export function useSiteSearch(
  text: string,
  countries: readonly string[],
  codes: MatchingCodes,
  most: number,
): SiteSearch {
  const language = useLanguage();
  const local = useLocalEntries(countries);
  const own = useOwnGroups(local.entries, text);
  const records = useRows(siteSearchQuery(text, language, { pageSize: most }));
  const isRequested = isSearchable(text);
  const groupOf = (kind: SearchKind): SearchGroup | undefined => {
    if (kind === 'hs') return codes.group && { ...codes.group, isOld: codes.isOld };
    if (isOwn(kind)) return own[kind];
    const rows = records.data?.rows.filter((row) => row.kind === kind) ?? [];
    const ids = new Set(rows.map((row) => row.sourceId));
    return {
      kind,
      total: records.data?.totals[kind] ?? 0,
      entries: rows.map(recordEntry),
      sources: records.data?.sources.filter(({ id }) => ids.has(id)) ?? [],
      isOld: records.isOld,
    };
  };
  const isUnknown = (kind: SearchKind) => {
    if (kind === 'hs') return codes.group === undefined && !codes.isError;
    return isOwn(kind) ? !local.areWhole : records.data === undefined && !records.isError;
  };
  const groups = kindsFor(text)
    .flatMap((kind) => groupOf(kind) ?? [])
    .filter(({ total }) => isRequested && total > 0);
  return {
    groups,
    sources: eachOnce(groups.flatMap((group) => (group.isOld ? [] : group.sources))),
    total: groups.reduce((sum, group) => sum + group.total, 0),
    isPending: isRequested && (isAwaited(records) || isAwaitedCodes(codes)),
    unknown: isRequested && !records.isOld && !codes.isOld ? kindsFor(text).filter(isUnknown) : [],
    failed: {
      records: records.isError && records.data === undefined,
      codes: codes.isError,
      retry: () => {
        if (records.isError) void records.refetch();
        if (codes.isError) codes.retry();
      },
    },
  };
}

/** The kinds that need no server. */
type OwnKind = 'page' | 'term' | 'country';

const isOwn = (kind: SearchKind): kind is OwnKind => kind === 'page' || kind === 'term' || kind === 'country';

function useOwnGroups(local: readonly LocalEntry[], text: string): Record<OwnKind, SearchGroup> {
  const { t } = useTexts(['search', 'countries']);
  return useMemo(() => {
    const read = readWords(text);
    const question = pairEntry(read, t);
    const ofKind = (kind: OwnKind) => local.filter(({ entry }) => entry.kind === kind);
    return {
      page: ownGroup('page', [...(question ? [question] : []), ...findPages(ofKind('page'), text, read)]),
      term: ownGroup('term', findLocal(ofKind('term'), text)),
      country: ownGroup('country', findCountries(ofKind('country'), text, read)),
    };
  }, [local, text, t]);
}

const eachOnce = (sources: readonly SourceRecord[]): SourceRecord[] => [
  ...new Map(sources.map((source) => [source.id, source])).values(),
];

const isAwaited = (records: { data: unknown; isError: boolean; isOld: boolean }) =>
  records.isOld || (records.data === undefined && !records.isError);

const isAwaitedCodes = ({ group, isOld, isError }: MatchingCodes) => isOld || (!group && !isError);

/** The site's own content needs no source. */
const ownGroup = (kind: SearchKind, entries: readonly SearchEntry[]): SearchGroup => ({
  kind,
  total: entries.length,
  entries,
  sources: [],
});
