import { BusinessError, HttpStatusError, NetworkError, TimeoutError, type ApiError } from './api-errors';
import type { ErrorMessage } from './api-ports';
import type { KeyIn } from '@/shared/i18n/text-keys';

/** The effects of an error besides rejecting its call. */
export type ErrorEffect =
  /** The message is shown. */
  | 'message'
  /** The message is shown, the session reset, the page reloaded if login interception is on. */
  | 'invalid-session'
  /** The session is reset, the page reloaded if login interception is on, and left for /401. */
  | 'no-permission'
  /** Asks for confirmation, then reloads the page. */
  | 'row-lock';

interface CatalogueRow {
  messageKey: KeyIn<'messages'>;
  effect: ErrorEffect;
}

/** Specification §8: codes of the envelope. A code without a row is shown by its message. */
const BY_CODE: Readonly<Record<number, CatalogueRow>> = {
  402: { messageKey: 'backend.code', effect: 'invalid-session' },
  401: { messageKey: 'backend.code', effect: 'no-permission' },
  10100: { messageKey: 'backend.rowLock', effect: 'row-lock' },
  100210: { messageKey: 'backend.code', effect: 'message' },
};

const ANY_CODE: CatalogueRow = { messageKey: 'backend.code', effect: 'message' };

/** The catalogue's entry for an error: the message (namespace `messages`) and the effect. */
export function lookUpError(error: ApiError): { message: ErrorMessage; effect: ErrorEffect } {
  if (error instanceof BusinessError) {
    const { code, serverMessage } = error;
    const { messageKey, effect } = BY_CODE[code] ?? ANY_CODE;
    return { message: { messageKey, values: { code }, serverMessage }, effect };
  }
  return { message: { ...transportMessage(error), serverMessage: null }, effect: 'message' };
}

/** True for an error by which the server ends the session. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof BusinessError &&
  ['invalid-session', 'no-permission'].includes(BY_CODE[error.code]?.effect ?? '');

function transportMessage(error: ApiError): Pick<ErrorMessage, 'messageKey' | 'values'> {
  if (error instanceof NetworkError) return { messageKey: 'backend.network', values: {} };
  if (error instanceof TimeoutError) return { messageKey: 'backend.timeout', values: {} };
  if (error instanceof HttpStatusError)
    return { messageKey: 'backend.status', values: { status: error.status } };
  return { messageKey: 'backend.unknown', values: {} };
}
