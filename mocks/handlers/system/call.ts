import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { logged } from '../../action-log/action-log';
import type { UserRow } from '../../data/system/rows';
import { envelope, fail, hutoolFail, MockFailure } from '../../envelope';
import { turnIn } from '../../rate-limit';
import { permsOf, tokenOf, userOfToken } from './access';
import { refusal } from './refusal';
import { system } from './state';

export interface Call {
  request: Request;
  query: URLSearchParams;
  /** A part of the path, such as `:type`. */
  param: (name: string) => string;
}

export interface SignedCall extends Call {
  user: UserRow;
}

interface Options {
  perSecond?: number;
  /** The format of a failure; the login endpoints leave nulls out. */
  failure?: (code: number, msg: string) => Response;
}

type Method = 'get' | 'post';
type Answer<C> = (call: C) => Response | Promise<Response>;

const PER_SECOND = 10;

/** A path that needs no token; a token that is sent must still be valid. */
export function publicCall(
  method: Method,
  path: string,
  answer: Answer<Call>,
  options: Options = {},
): HttpHandler {
  return handler(method, path, answer, options);
}

/** A path for signed-in users, who need `authority` if one is named (else code 100210); writes are added to the log of actions. */
export function signedCall(
  method: Method,
  path: string,
  answer: Answer<SignedCall>,
  { authority, ...options }: Options & { authority?: string } = {},
): HttpHandler {
  return handler(
    method,
    path,
    (call) => {
      const user = userOfToken(tokenOf(call.request));
      if (user === null) return hutoolFail(401);
      if (authority !== undefined && !permsOf(user).includes(authority)) throw refusal(100210);
      const answered = () => answer({ ...call, user });
      return method === 'post' ? logged(call.request, user, answered) : answered();
    },
    options,
  );
}

function handler(method: Method, path: string, answer: Answer<Call>, options: Options): HttpHandler {
  const { perSecond = PER_SECOND, failure = fail } = options;
  return http[method](path, async ({ request, params }) => {
    const token = tokenOf(request);
    if (token !== '' && userOfToken(token) === null) return hutoolFail(401);
    try {
      await itsTurn(path, perSecond);
      const query = new URL(request.url).searchParams;
      return await answer({ request, query, param: (name) => String(params[name] ?? '') });
    } catch (error) {
      if (error instanceof MockFailure) return failure(error.code, error.message);
      return serverError();
    }
  });
}

/** Waits if rates are limited; code 10700 if that would take too long. */
async function itsTurn(path: string, perSecond: number): Promise<void> {
  if (!system().rateLimit) return;
  const waitMs = turnIn(path, perSecond, perSecond, system().now());
  if (waitMs === null) throw refusal(10700);
  if (waitMs > 0) await delay(waitMs);
}

/** The answer to an unexpected exception: HTTP 500 with an envelope. */
export function serverError(): Response {
  return HttpResponse.json(envelope(null, '服务器异常', -1) as never, { status: 500 });
}
