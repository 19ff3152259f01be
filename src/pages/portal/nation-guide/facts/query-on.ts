/** The part of a query a section needs. */
export interface QueryOn<T> {
  data: T | undefined;
  isError: boolean;
  error?: unknown;
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}
