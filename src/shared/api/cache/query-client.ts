import { QueryClient } from '@tanstack/react-query';
import { HttpStatusError, NetworkError } from '../client/api-errors';

const STALE_MS = 5 * 60_000;
/** The delay before a retry. */
export const RETRY_DELAY_MS = 500;

/** The cache of server state with the one retry policy of the application. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        refetchOnWindowFocus: false,
        retry: shouldRetry,
        retryDelay: RETRY_DELAY_MS,
        // A request made offline fails at once with an error, instead of pausing silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * One retry after a network error or a status of 500 and above. The server's decisions are final, and so is a
 * timeout: 20 s without a response (specification §9) must not become 40.
 */
export function shouldRetry(failureCount: number, error: Error): boolean {
  if (failureCount > 0) return false;
  if (error instanceof HttpStatusError) return error.status >= 500;
  return error instanceof NetworkError;
}
