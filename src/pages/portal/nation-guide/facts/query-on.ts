/** What a section reads of a query. */
export interface QueryOn<T> {
  data: T | undefined;
  isError: boolean;
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}
