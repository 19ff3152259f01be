import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '../endpoint';

/** The behaviour of a call, for any endpoint. */
export interface CallBehaviour {
  signal?: AbortSignal;
  /**
   * True: no message and no row-lock question, the caller shows the error itself; a list: only for these codes. An
   * invalid session or a missing permission still has its effects, and 402 its message unless `stay` is set.
   */
  quiet?: boolean | readonly number[];
  /** True: an invalid session or a missing permission drops the token, but neither reloads nor leaves the page. */
  stay?: boolean;
}

/** Options of a call of `E`; what its schemas require is required. */
export type CallOptions<E extends Endpoint> = CallBehaviour &
  Field<'query', QueryOf<E>> &
  Field<'body', BodyOf<E>> &
  Field<'params', ParamsOf<E>>;

/** The last argument of a call: optional if the endpoint requires nothing. */
export type CallArguments<E extends Endpoint> =
  object extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

/** Options of a call whose endpoint type is not known. */
export interface LooseCallOptions extends CallBehaviour {
  query?: object | undefined;
  body?: unknown;
  params?: Readonly<Record<string, string>> | undefined;
}

type Field<Name extends string, T> = undefined extends T
  ? { [K in Name]?: T }
  : object extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };
