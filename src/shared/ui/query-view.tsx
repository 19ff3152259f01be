import type { ReactNode } from 'react';
import { ErrorState } from './error-state';
import { LoadingState } from './loading-state';
import { StaleNote } from './stale-note';

interface QueryViewProps<T> {
  /** A TanStack query, of which only these members are read. */
  query: {
    data: T | undefined;
    isError: boolean;
    error?: unknown;
    dataUpdatedAt: number;
    refetch: () => Promise<unknown>;
  };
  /** What failed, as a short sentence; a general one by default. */
  failure?: string;
  loading?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A section's four states: loading, failed with a way to try again, saved figures while the server is away, and the result. */
export function QueryView<T>({ query, failure, loading = <LoadingState />, children }: QueryViewProps<T>) {
  const { data, isError, error, dataUpdatedAt, refetch } = query;
  const retry = () => void refetch();
  if (data === undefined)
    return isError ? <ErrorState what={failure} error={error} onRetry={retry} /> : loading;
  return (
    <>
      {isError && <StaleNote savedAt={dataUpdatedAt} onReload={retry} />}
      {children(data)}
    </>
  );
}
