import type { AxiosAdapter } from 'axios';
import { config as appConfig } from '@/shared/config/config';
import type { Config } from '@/shared/config/parse-config';
import { BusinessError, isApiError, isCancelled, UnknownApiError, type ApiError } from './api-errors';
import type { ApiPorts } from './api-ports';
import type { CallArguments, LooseCallOptions } from './call-options';
import { checkAnswer } from './check-answer';
import { connectedPorts } from './connect-api';
import { withDeadline } from './deadline';
import { withEarlyAnswers } from './early-answer';
import type { DataOf, Endpoint } from '../endpoint';
import { envelope } from './envelope-schema';
import { createFailureHandler, isStaleToken } from './failure-handler';
import { createOverlayCount } from './overlay-count';
import { requestUrl } from './request-url';
import { createTransport, type Transport } from './transport';

/** The header for the token (specification §7). */
export const TOKEN_HEADER = 'T-Authorization';

const CONTENT_TYPES = {
  json: 'application/json;charset=UTF-8',
  form: 'application/x-www-form-urlencoded;charset=UTF-8',
} as const satisfies Record<Config['contentType'], string>;

/** Calls the back end and applies the error catalogue. */
export interface HttpClient {
  /**
   * The endpoint's `data`, checked by its schema. Rejects with an `ApiError`, or as cancelled (see `isCancelled`).
   */
  call: <E extends Endpoint>(endpoint: E, ...args: CallArguments<E>) => Promise<DataOf<E>>;
}

/** A client of its own for `ports`; `adapter` replaces axios' network access, `transport` axios itself. */
export function createHttpClient(
  ports: ApiPorts,
  config: Config,
  deps: { adapter?: AxiosAdapter; transport?: Transport } = {},
): HttpClient {
  const send = withDeadline(withEarlyAnswers(deps.transport ?? createTransport(deps.adapter)));
  const failures = createFailureHandler(ports, config);
  const withOverlay = createOverlayCount(ports.overlay, config.overlayUrls);

  const ask = async (endpoint: Endpoint, url: string, options: LooseCallOptions, token: string | null) => {
    const answer = await send({
      method: endpoint.method,
      url,
      headers: headersOf(options.body, token),
      body: options.body,
      timeoutMs: endpoint.path.includes('getIndexInfo')
        ? config.longRequestTimeoutMs
        : config.requestTimeoutMs,
      signal: options.signal,
    });
    const { code, msg, data } = checkAnswer(endpoint.path, envelope, answer);
    if (!config.successCodes.includes(code)) throw new BusinessError(code, msg || null);
    return checkAnswer(endpoint.path, endpoint.data, data);
  };

  const headersOf = (body: unknown, token: string | null) => ({
    'Accept-Language': ports.locale(),
    ...(token !== null && { [TOKEN_HEADER]: token }),
    // Files set their own type, with the boundary of their parts.
    ...(body !== undefined &&
      !(body instanceof FormData) && { 'Content-Type': CONTENT_TYPES[config.contentType] }),
  });

  const attempt = async (
    endpoint: Endpoint,
    url: string,
    options: LooseCallOptions,
    token: string | null,
  ): Promise<unknown> => {
    const startedAt = failures.begin();
    try {
      return await ask(endpoint, url, options, token);
    } catch (thrown) {
      if (isCancelled(thrown)) throw thrown;
      const error = asApiError(thrown);
      if (token !== null && ports.isPublicPage() && isStaleToken(error, endpoint.auth)) {
        failures.dropToken(token);
        return attempt(endpoint, url, options, null);
      }
      failures.handle(error, { ...options, startedAt, token, auth: endpoint.auth });
      throw error;
    }
  };

  return {
    call: async <E extends Endpoint>(endpoint: E, ...args: CallArguments<E>) => {
      const options: LooseCallOptions = args[0] ?? {};
      const url = requestUrl(config.apiBase, endpoint.path, options.params, options.query);
      const data = await withOverlay(endpoint.path, () => attempt(endpoint, url, options, ports.getToken()));
      return data as DataOf<E>;
    },
  };
}

/** Calls the back end for the application, after `connectApi`. See `HttpClient.call`. */
export function callApi<E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<DataOf<E>> {
  const ports = connectedPorts();
  if (client?.ports !== ports) client = { ports, call: createHttpClient(ports, appConfig).call };
  return client.call(endpoint, ...args);
}

let client: (HttpClient & { ports: ApiPorts }) | null = null;

function asApiError(thrown: unknown): ApiError {
  return isApiError(thrown) ? thrown : new UnknownApiError('The call failed', { cause: thrown });
}
