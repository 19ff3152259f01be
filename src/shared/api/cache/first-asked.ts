/** A page's request by its cache key. */
export interface AskedQuery {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
}

/** The first queries of a page at an address with this query; none if the user may not see it. */
export type FirstAsked = (params: URLSearchParams) => readonly AskedQuery[];
