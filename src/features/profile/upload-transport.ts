import { HttpStatusError, NetworkError } from '@/shared/api/client/api-errors';
import type { Transport } from '@/shared/api/client/transport';

/**
 * A transport for files: `onShare` receives the share sent, from 0 to 1, which the transport of other calls cannot
 * report.
 */
export const uploadTransport =
  (onShare: (share: number) => void): Transport =>
  ({ method, url, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onShare(loaded / total);
      });
      request.addEventListener('load', () => {
        const { status, responseText } = request;
        if (status < 200 || status >= 300) return reject(new HttpStatusError(status));
        resolve(parsed(responseText));
      });
      request.addEventListener('error', () => reject(new NetworkError('No answer')));
      request.addEventListener('abort', () =>
        reject(new DOMException('The upload was cancelled', 'AbortError')),
      );
      signal?.addEventListener('abort', () => request.abort());
      request.send(body instanceof FormData ? body : null);
    });

/** As text if it is not JSON: the contract then reports the error. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
