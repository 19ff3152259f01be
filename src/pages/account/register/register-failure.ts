import { failureText } from '@/features/session/sign-in/form/failure-text';
import type { FormFailure } from '@/features/session/sign-in/form/use-submission';
import { BusinessError } from '@/shared/api/client/api-errors';
import type { RegisterField } from './register-values';
import type { KeyIn } from '@/shared/i18n/text-keys';

/** Where to show an error of the server. */
export function registerFailure(error: unknown): FormFailure<RegisterField> {
  const code = error instanceof BusinessError ? error.code : 0;
  const text = failureText(error);
  const field = FIELD_OF[code] ?? null;
  const key = OWN_KEYS[code];
  return { field, text: key === undefined ? text : { ...text, key } };
}

/** Where to show that a code could not be sent: at the number if that is wrong, else beside the button. */
export function sendFailure(error: unknown): FormFailure<RegisterField> {
  const failure = registerFailure(error);
  return { ...failure, field: failure.field === 'mobile' ? 'mobile' : 'code' };
}

/** 98xx name the broken rule; only one field of this form has each of these rules. */
const FIELD_OF: Readonly<Record<number, RegisterField>> = {
  9801: 'username',
  9813: 'mobile',
  9821: 'password',
  9830: 'username',
  9831: 'username',
  12098: 'code',
  12099: 'code',
  12100: 'code',
  12201: 'code',
  12203: 'code',
  20300: 'username',
  20319: 'mobile',
};

const OWN_KEYS: Readonly<Record<number, KeyIn<'account'>>> = {
  9801: 'register.usernameInvalid',
  9813: 'mobile.invalid',
  9821: 'register.passwordInvalid',
  9830: 'register.usernameInvalid',
  9831: 'register.usernameInvalid',
};
