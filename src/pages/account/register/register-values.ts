import type { FormFailure } from '@/features/session/sign-in/form/use-submission';
import { isMobile } from '@/shared/validation/telephone';
import { isNewPassword } from './password-rules';
import type { KeyIn } from '@/shared/i18n/text-keys';

export type RegisterField = 'username' | 'mobile' | 'code' | 'password';
export type RegisterValues = Record<RegisterField, string>;

export const NOTHING_TYPED: RegisterValues = { username: '', mobile: '', code: '', password: '' };

/** The form's own errors before it is sent, in the order of its fields; `only` checks one field. */
export function wrongValues(values: RegisterValues, only?: RegisterField): FormFailure<RegisterField>[] {
  return FIELDS.filter((field) => only === undefined || only === field).flatMap((field) => {
    const key = wrong[field](values[field]);
    return key === null ? [] : [{ field, text: { key } }];
  });
}

const FIELDS = ['username', 'mobile', 'code', 'password'] as const satisfies readonly RegisterField[];

const wrong: Readonly<Record<RegisterField, (value: string) => KeyIn<'account'> | null>> = {
  username: (value) => {
    if (value === '') return 'register.usernameMissing';
    return /^\w{4,32}$/.test(value) ? null : 'register.usernameInvalid';
  },
  mobile: (value) => {
    if (value === '') return 'mobile.missing';
    return isMobile(value) ? null : 'mobile.invalid';
  },
  code: (value) => (value === '' ? 'code.missing' : null),
  password: (value) => {
    if (value === '') return 'password.missing';
    return isNewPassword(value) ? null : 'register.passwordInvalid';
  },
};
