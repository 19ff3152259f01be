import axios, { AxiosError, type AxiosAdapter } from 'axios';
import { HttpStatusError, isCancelled, NetworkError, UnknownApiError } from './api-errors';

/** One request on the wire. */
export interface WireRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: unknown;
  /** Set by `withDeadline`. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/**
 * Sends a request and resolves to the parsed body; rejects with a transport error, or as axios does when cancelled.
 */
export type Transport = (request: WireRequest) => Promise<unknown>;

/** The transport over axios; `adapter` replaces its network access. */
export function createTransport(adapter?: AxiosAdapter): Transport {
  const instance = axios.create({
    withCredentials: false,
    // The token goes in a header, so no cookie is read before each call.
    xsrfCookieName: '',
    ...(adapter && { adapter }),
  });
  return async ({ method, url, headers, body, signal }) => {
    try {
      const response = await instance.request<unknown>({
        method,
        url,
        headers: { ...headers },
        data: body,
        signal,
      });
      return response.data;
    } catch (error) {
      throw asTransportError(error);
    }
  };
}

function asTransportError(error: unknown): unknown {
  if (isCancelled(error)) return error;
  if (!(error instanceof AxiosError)) return new UnknownApiError('The call failed', { cause: error });
  if (error.response) return new HttpStatusError(error.response.status);
  if (error.code === AxiosError.ERR_NETWORK || error.code === AxiosError.ECONNABORTED) {
    return new NetworkError(error.message, { cause: error });
  }
  return new UnknownApiError(error.message, { cause: error });
}
