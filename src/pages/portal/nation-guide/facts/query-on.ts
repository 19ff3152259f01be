/** What a section reads of a query. */
export interface QueryOn<T> {
  data: T | undefined;
  isError: boolean;
  error?: unknown;
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}
