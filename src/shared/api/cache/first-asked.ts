/** A call that a page makes, as the cache of answers knows it. */
export interface AskedQuery {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
}

/** What a page asks the server first at an address with this query; nothing where the user may not see it. */
export type FirstAsked = (params: URLSearchParams) => readonly AskedQuery[];
