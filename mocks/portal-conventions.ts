import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { persisted } from './content/persistence';
import { envelope, fail, hutoolFail, MockFailure } from './envelope';
import { tokenOf, userOfToken } from './handlers/system/access';
import { system } from './handlers/system/state';
import { readersLocale, type Locale } from './locale';
import { turnIn } from './rate-limit';

/** The input of a portal request: its query and the reader's language. */
export interface PortalCall {
  query: URLSearchParams;
  locale: Locale;
}

/** Ten requests per second and path, as in the back end; the burst exceeds what any screen or test needs. */
const PER_SECOND = 10;
const BURST = 200;

/**
 * Answers contain nothing that changes: equal requests have equal bodies, so that a content network can cache them.
 */
const DATA_TIME = Date.UTC(2026, 10, 1);

/** Caches may store an answer, but ask whether it is still the same before they use it: staff change content at any time. */
const CACHE_CONTROL = 'public, no-cache';

/**
 * A visitor's request: `GET` with or without a token (a forged or expired one is rejected with 401, as on every
 * path), in the language of `Accept-Language`, with `ETag`, `Cache-Control` and `Vary`, answering 304 to a known
 * `ETag`. `answer` returns the envelope's data, or a promise of it, or throws `MockFailure`.
 */
export function portalGet(path: string, answer: (call: PortalCall) => unknown): HttpHandler {
  return http.get(path, async ({ request }) => {
    const token = tokenOf(request);
    if (token !== '' && userOfToken(token) === null) return hutoolFail(401);
    const waitMs = turnIn(path, PER_SECOND, BURST, system().now());
    if (waitMs === null) return fail(10700);
    if (waitMs > 0) await delay(waitMs);
    try {
      await persisted();
      const query = new URL(request.url).searchParams;
      const locale = readersLocale(request);
      return cached(await answer({ query, locale }), request);
    } catch (error) {
      if (error instanceof MockFailure) return fail(error.code, error.message);
      throw error;
    }
  });
}

function cached(data: unknown, request: Request): Response {
  const body = JSON.stringify(envelope(data, undefined, 0, DATA_TIME));
  const etag = `"${hash(body)}"`;
  const headers = { ETag: etag, 'Cache-Control': CACHE_CONTROL, Vary: 'Accept-Language' };
  if (request.headers.get('If-None-Match') === etag) return new HttpResponse(null, { status: 304, headers });
  return new HttpResponse(body, {
    headers: { ...headers, 'Content-Type': 'application/json;charset=UTF-8' },
  });
}

/** FNV-1a over the text, with its length: enough to distinguish two answers. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return `${(value >>> 0).toString(16)}-${text.length.toString(16)}`;
}

/** A query value that must match `pattern`, else code 9800 (missing) or 9802 with `reason`. */
export function required(query: URLSearchParams, name: string, pattern: RegExp, reason: string): string {
  const value = query.get(name) ?? '';
  if (value === '') throw new MockFailure(9800, `参数验证错误: ${name}，不能为空`);
  if (!pattern.test(value)) throw new MockFailure(9802, `参数验证错误: ${name}，${reason}`);
  return value;
}

/** A query value that must match `pattern` if present, else code 9802 with `reason`; empty if absent. */
export function optional(query: URLSearchParams, name: string, pattern: RegExp, reason: string): string {
  return (query.get(name) ?? '') === '' ? '' : required(query, name, pattern, reason);
}

/** Whether the answer may contain made-up sample rates: `sample=1`. Other values: code 9802. */
export function withSamples(query: URLSearchParams): boolean {
  const value = query.get('sample') ?? '';
  if (value !== '' && value !== '1') throw new MockFailure(9802, '参数验证错误: sample，只能为1');
  return value === '1';
}

export function requiredCountry(query: URLSearchParams, name: string): string {
  return required(query, name, /^[A-Z]{2}$/, '只能为两位大写国家代码');
}
