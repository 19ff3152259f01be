import { QueryClient } from '@tanstack/react-query';
import { HttpStatusError, NetworkError, TimeoutError } from './api-errors';

const STALE_MS = 5 * 60_000;
const RETRY_DELAY_MS = 500;

/** The cache of server state with the one retry policy of the application. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        refetchOnWindowFocus: false,
        retry: shouldRetry,
        retryDelay: RETRY_DELAY_MS,
        // A call made offline fails at once and says so, instead of waiting unseen.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** One more try after a network error, a timeout or a status of 500 and above; what the server decided stands. */
export function shouldRetry(failureCount: number, error: Error): boolean {
  if (failureCount > 0) return false;
  if (error instanceof HttpStatusError) return error.status >= 500;
  return error instanceof NetworkError || error instanceof TimeoutError;
}
