import type * as z from 'zod/mini';

/** The declaration of a back-end call, shared by types, run-time checks, mocks and the API description. */
export interface EndpointDefinition {
  method: 'GET' | 'POST';
  /** Below the base path; `{name}` is replaced by a value of `params`. */
  path: string;
  summary: string;
  query?: z.ZodMiniType;
  /** The plain payload, even if sent encrypted. */
  body?: z.ZodMiniType;
  /** The envelope's `data`. */
  data: z.ZodMiniType;
  /** True: with encryption on, the payload is sent as `{encryptData}`; call it through `callEncrypted`. */
  encrypted?: boolean;
  /** `optional`: visitors may call it, and a stale token never navigates them away. Default `required`. */
  auth?: 'optional' | 'required';
}

/** A declared endpoint with its defaults filled in. */
export type Endpoint<D extends EndpointDefinition = EndpointDefinition> = Omit<D, 'auth' | 'encrypted'> & {
  auth: 'optional' | 'required';
  encrypted: boolean;
};

/** Declares an endpoint; infers the types of query, body, path values and response. */
export function defineEndpoint<const D extends EndpointDefinition>(definition: D): Endpoint<D> {
  return { ...definition, auth: definition.auth ?? 'required', encrypted: definition.encrypted ?? false };
}

/** The same call with an answer of which only the fields in `data` are read, and may be missing as it says. */
export const readAs = <E extends Endpoint, S extends z.ZodMiniType>(
  endpoint: E,
  data: S,
): Omit<E, 'data'> & { data: S } => ({
  ...endpoint,
  data,
});

/** The endpoint's `data` as parsed by its schema. */
export type DataOf<E extends Endpoint> = z.output<E['data']>;

/** The endpoint's plain payload. */
export type BodyOf<E extends Endpoint> = E extends { body: infer S extends z.ZodMiniType }
  ? z.input<S>
  : undefined;

/** The endpoint's query. */
export type QueryOf<E extends Endpoint> = E extends { query: infer S extends z.ZodMiniType }
  ? z.input<S>
  : undefined;

/** The values of the endpoint's path, by the names in its braces. */
export type ParamsOf<E extends Endpoint> = [ParamNames<E['path']>] extends [never]
  ? undefined
  : Record<ParamNames<E['path']>, string>;

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
