/** The server responded with an error code; `serverMessage` is its `msg`, null if missing. */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  readonly code: number;
  readonly serverMessage: string | null;

  constructor(code: number, serverMessage: string | null) {
    super(serverMessage ?? `The server answered with code ${code}`);
    this.code = code;
    this.serverMessage = serverMessage;
  }
}

/** No response: offline, refused, or cut off. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** No response within the time limit (20 s, or 60 s for `getIndexInfo`; specification §9). */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** The response has an HTTP status outside 2xx. */
export class HttpStatusError extends Error {
  override readonly name = 'HttpStatusError';
  readonly status: number;

  constructor(status: number) {
    super(`The server answered with HTTP status ${status}`);
    this.status = status;
  }
}

/** The response does not match its schema; `issues` lists where, as `path: message`. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly path: string;
  readonly issues: readonly string[];

  constructor(path: string, issues: readonly string[]) {
    super(`The answer of ${path} breaks its contract: ${issues.join('; ')}`);
    this.path = path;
    this.issues = issues;
  }
}

/** Any other failure of a call; `cause` is the original. */
export class UnknownApiError extends Error {
  override readonly name = 'UnknownApiError';
}

/** Every error a call rejects with, apart from its cancellation. */
export type ApiError =
  | BusinessError
  | NetworkError
  | TimeoutError
  | HttpStatusError
  | ContractError
  | UnknownApiError;

const API_ERRORS = [
  BusinessError,
  NetworkError,
  TimeoutError,
  HttpStatusError,
  ContractError,
  UnknownApiError,
];

/** True for the errors a call rejects with, apart from its cancellation. */
export function isApiError(error: unknown): error is ApiError {
  return API_ERRORS.some((kind) => error instanceof kind);
}

/** True for the rejection of a call that its caller cancelled; such a rejection is never shown. */
export function isCancelled(error: unknown): boolean {
  // By name: the DOMException of an aborted signal need not be an Error of this realm.
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
  return name === 'AbortError' || name === 'CanceledError';
}
