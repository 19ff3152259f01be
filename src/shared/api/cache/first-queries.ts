/** A page's request by its cache key. */
export interface PrefetchQuery {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
}

/** The first queries of a page at an address with this query; none if the user may not see it. */
export type FirstQueries = (params: URLSearchParams) => readonly PrefetchQuery[];
