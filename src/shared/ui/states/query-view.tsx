import type { ReactNode } from 'react';
import { ErrorState } from './error-state';
import { LoadingState } from './loading-state';
import { Answer } from './old-answer';
import { StaleNote } from './stale-note';

interface QueryViewProps<T> {
  /** The members of a TanStack query used here. */
  query: {
    data: T | undefined;
    isError: boolean;
    error?: unknown;
    dataUpdatedAt: number;
    /** Of a list: true while `data` belongs to the previous query, see `useRows`. */
    isOld?: boolean;
    refetch: () => Promise<unknown>;
  };
  /** What failed, as a short sentence; a general one by default. */
  failure?: string;
  loading?: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * A section's four states: loading, failed with a retry, saved figures while the server is unavailable, and the
 * result.
 */
export function QueryView<T>({ query, failure, loading = <LoadingState />, children }: QueryViewProps<T>) {
  const { data, isError, error, dataUpdatedAt, isOld, refetch } = query;
  const retry = () => void refetch();
  if (data === undefined)
    return isError ? <ErrorState what={failure} error={error} onRetry={retry} /> : loading;
  return (
    <>
      {isError && <StaleNote savedAt={dataUpdatedAt} onReload={retry} />}
      {isOld === undefined ? children(data) : <Answer isOld={isOld}>{children(data)}</Answer>}
    </>
  );
}
