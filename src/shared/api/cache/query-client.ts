import { QueryClient } from '@tanstack/react-query';
import { HttpStatusError, NetworkError } from '../client/api-errors';

const STALE_MS = 5 * 60_000;
/** How long is waited before a call is made once more. */
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
        // A call made offline fails at once and says so, instead of waiting unseen.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * One more try after a network error or a status of 500 and above. What the server decided is final, and so is a timeout:
 * 20 s without an answer (specification §9) are not made 40.
 */
export function shouldRetry(failureCount: number, error: Error): boolean {
  if (failureCount > 0) return false;
  if (error instanceof HttpStatusError) return error.status >= 500;
  return error instanceof NetworkError;
}
