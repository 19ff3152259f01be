import { BusinessError, HttpStatusError, NetworkError } from '../client/api-errors';
import { RETRY_DELAY_MS } from './query-client';

/** Codes of a temporary server failure or overload: its general failure, and its limiter (contract §1.0, §3). */
const BUSY_CODES = [-1, 10700];

/**
 * Makes a call, with one retry after half a second if a gateway, the network or a busy server failed. Rejects with
 * the last error, or as cancelled if `signal` aborts meanwhile. A timeout is not retried (specification §9: 20 s).
 */
export async function retryOnce<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!mayPass(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    signal?.throwIfAborted();
    return call();
  }
}

function mayPass(error: unknown): boolean {
  if (error instanceof HttpStatusError) return error.status >= 500 || error.status === 429;
  return error instanceof NetworkError || (error instanceof BusinessError && BUSY_CODES.includes(error.code));
}
