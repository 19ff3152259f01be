import { TimeoutError } from './api-errors';
import type { Transport } from './transport';

/**
 * Aborts a request at once on timeout (`TimeoutError`) or when its signal aborts (see `isCancelled`), whatever the
 * transport.
 */
export function withDeadline(transport: Transport): Transport {
  return (request) =>
    new Promise((resolve, reject) => {
      if (request.signal?.aborted) return reject(cancelled());
      const inner = new AbortController();
      const giveUp = (reason: Error) => {
        inner.abort();
        reject(reason);
      };
      const handleAbort = () => giveUp(cancelled());
      const timer = setTimeout(
        () => giveUp(new TimeoutError(`No answer within ${request.timeoutMs} ms`)),
        request.timeoutMs,
      );
      request.signal?.addEventListener('abort', handleAbort, { once: true });

      void transport({ ...request, signal: inner.signal })
        .then(resolve, reject)
        .finally(() => {
          clearTimeout(timer);
          request.signal?.removeEventListener('abort', handleAbort);
        });
    });
}

function cancelled(): DOMException {
  return new DOMException('The call was cancelled', 'AbortError');
}
