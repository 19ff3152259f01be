import type { ReactNode } from 'react';
import { ErrorState } from './error-state';
import { LoadingState } from './loading-state';
import { Answer } from './old-answer';
import { StaleNote } from './stale-note';

interface QueryViewProps<T> {
  /** A TanStack query, of which only these members are read. */
  query: {
    data: T | undefined;
    isError: boolean;
    error?: unknown;
    dataUpdatedAt: number;
    /** Of a list: true while `data` answers the previous question, see `useRows`. */
    isOld?: boolean;
    refetch: () => Promise<unknown>;
  };
  /** What failed, as a short sentence; a general one by default. */
  failure?: string;
  loading?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A section's four states: loading, failed with a way to try again, saved figures while the server is away, and the result. */
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
