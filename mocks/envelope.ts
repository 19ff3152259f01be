import { HttpResponse } from 'msw';
import { codeTexts, type KnownCode } from './search/codes';

/** The shape of every JSON answer of the back end; business failures have HTTP 200 too. */
export interface Envelope {
  msg: string;
  code: number;
  data: unknown;
  timestamp: number;
}

/** Thrown by a handler to answer with a business code. */
export class MockFailure extends Error {
  readonly code: number;

  constructor(code: number, msg: string = textOf(code)) {
    super(msg);
    this.name = 'MockFailure';
    this.code = code;
  }
}

export function textOf(code: number): string {
  return code in codeTexts ? codeTexts[code as KnownCode] : codeTexts[-1];
}

export function envelope(
  data: unknown,
  msg: string = codeTexts[0],
  code = 0,
  timestamp = Date.now(),
): Envelope {
  return { msg, code, data: data ?? null, timestamp };
}

/** Success as written by Spring with Jackson: nulls are sent. */
export function ok(data: unknown = null, msg?: string, code?: number): Response {
  return HttpResponse.json(envelope(data, msg, code) as never);
}

/** Business failure as written by Spring with Jackson: HTTP 200, `data: null`. */
export function fail(code: number, msg: string = textOf(code)): Response {
  return HttpResponse.json(envelope(null, msg, code) as never);
}

/** Success as written by the login endpoints (Hutool JSON): null keys are left out, at every depth. */
export function hutoolOk(data: unknown = null, msg?: string): Response {
  return HttpResponse.json(withoutNulls(envelope(data, msg)) as never);
}

/** Failure as written by the login endpoints and the security filter (Hutool JSON): no `data` key at all. */
export function hutoolFail(code: number, msg: string = textOf(code)): Response {
  return HttpResponse.json(withoutNulls(envelope(null, msg, code)) as never);
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (value === null || typeof value !== 'object') return value;
  const present = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return Object.fromEntries(present.map(([key, field]) => [key, withoutNulls(field)]));
}
