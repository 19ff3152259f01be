import { useRows } from '@/shared/api/cache/previous-answer';
import type { SourceRecord } from '@/shared/api/record-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { recordEntry } from './local/matching-entry';
import { laneEntry } from './local/lane-entry';
import { findCountries, findLocal, findPages } from './local/local-search';
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
  const { t } = useTexts(['search', 'countries']);
  const local = useLocalEntries(countries);
  const read = readWords(text);
  const records = useRows(siteSearchQuery(text, language, { pageSize: most }));
  const isRequested = isSearchable(text);
  const groupOf = (kind: SearchKind): SearchGroup | undefined => {
    if (kind === 'hs') return codes.group && { ...codes.group, isOld: codes.isOld };
    const ofKind = local.filter(({ entry }) => entry.kind === kind);
    if (kind === 'country') return ownGroup(kind, findCountries(ofKind, text, read));
    if (kind === 'term') return ownGroup(kind, findLocal(ofKind, text));
    if (kind === 'page') {
      const question = laneEntry(read, t);
      return ownGroup(kind, [...(question ? [question] : []), ...findPages(ofKind, text, read)]);
    }
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
  const groups = kindsFor(text)
    .flatMap((kind) => groupOf(kind) ?? [])
    .filter(({ total }) => isRequested && total > 0);
  return {
    groups,
    sources: eachOnce(groups.flatMap((group) => (group.isOld ? [] : group.sources))),
    total: groups.reduce((sum, group) => sum + group.total, 0),
    isPending: isRequested && (isAwaited(records) || isAwaitedCodes(codes)),
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
