import { BusinessError, isApiError, UnknownApiError } from '@/shared/api/client/api-errors';
import { lookUpError } from '@/shared/api/client/error-catalogue';
import { CryptoError } from '@/shared/crypto/crypto-error';
import type { FormText } from './form-text';
import type { KeyIn } from '@/shared/i18n/text-keys';

/**
 * A form's text for a failed call: the server's own words with their translation, else the error catalogue's (§8).
 * Throws if `error` is not a failed call.
 */
export function failureText(error: unknown): FormText {
  if (hasMessageKey(error)) return { key: `messages:${error.messageKey}` };
  const apiError =
    error instanceof CryptoError ? new UnknownApiError('The call failed', { cause: error }) : error;
  if (!isApiError(apiError)) throw apiError;
  const { messageKey, values, serverMessage } = lookUpError(apiError).message;
  const own = apiError instanceof BusinessError ? OWN_KEYS[apiError.code] : undefined;
  if (own !== undefined) return { key: own, serverText: serverMessage };
  return serverMessage === null ? { key: `messages:${messageKey}`, values } : { serverText: serverMessage };
}

/** Codes of the account calls whose text is translated. */
const OWN_KEYS: Readonly<Record<number, KeyIn<'account'>>> = {
  10700: 'failure.busy',
  12099: 'failure.codeTooOften',
  12100: 'failure.codeWrong',
  12201: 'failure.codeExpired',
  12202: 'failure.codeExpired',
  12203: 'failure.codeMissing',
  20300: 'failure.usernameTaken',
  20319: 'failure.mobileTaken',
  100204: 'failure.accountDisabled',
};

function hasMessageKey(error: unknown): error is { messageKey: KeyIn<'messages'> } {
  return error instanceof Error && 'messageKey' in error && typeof error.messageKey === 'string';
}
