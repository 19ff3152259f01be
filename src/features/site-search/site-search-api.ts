import { callApi } from '@/shared/api/client/http-client';
import { isSearchable } from './local/search-text';
import { siteSearchEndpoint } from './site-search-schema';
import type { RecordKind } from './site-search-schema';

/** The page and kind to load; without a kind the first rows of each. */
export interface SearchPage {
  kind?: RecordKind;
  pageNo?: number;
  pageSize: number;
}

/** search/findPage: laws, cases, news and standards for `text`, as `searchText` writes it, in the reader's language. */
export const siteSearchQuery = (text: string, language: string, page: SearchPage) => ({
  queryKey: ['search', 'findPage', text, page, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(siteSearchEndpoint, { query: { q: text, ...page }, signal, quiet: true }),
  enabled: isSearchable(text),
});
