import { failureText } from '@/features/session/sign-in/form/failure-text';
import type { FormFailure } from '@/features/session/sign-in/form/use-submission';
import { BusinessError } from '@/shared/api/client/api-errors';
import { lockedSeconds } from './locked-seconds';

export type PasswordLoginField = 'principal' | 'password' | 'captcha';
export type CodeLoginField = 'principal' | 'code';

/** Why a password login failed and what follows from it. */
export interface PasswordFailure extends FormFailure<PasswordLoginField> {
  /** User name or password was wrong, and that counts; which of the two is never shown. */
  isFailedAttempt: boolean;
  /** The server requires the captcha. */
  needsCaptcha: boolean;
  /** How long the name is locked, null if it is not or the time cannot be parsed. */
  lockedSeconds: number | null;
}

/** Where to show a failed password login (back end codes: see the login's errors). */
export function passwordFailure(error: unknown): PasswordFailure {
  const code = codeOf(error);
  const plain = {
    text: failureText(error),
    isFailedAttempt: false,
    needsCaptcha: false,
    lockedSeconds: null,
  };
  if (WRONG.includes(code))
    return {
      ...plain,
      field: 'password',
      text: { key: 'failure.wrong' },
      isFailedAttempt: code !== TOO_SHORT,
    };
  if (CAPTCHA.includes(code)) return { ...plain, field: 'captcha', needsCaptcha: true };
  if (code === LOCKED) return { ...plain, field: 'principal', ...locked(error) };
  if (ACCOUNT.includes(code)) return { ...plain, field: 'principal' };
  return { ...plain, field: code === PASSWORD_EXPIRED ? 'password' : null };
}

/** Where to show a failed login by code. */
export function codeFailure(error: unknown): FormFailure<CodeLoginField> {
  const code = codeOf(error);
  if (code === NO_ACCOUNT) return { field: 'principal', text: { key: 'failure.noAccount' } };
  if (CODE.includes(code)) return { field: 'code', text: failureText(error) };
  return { field: ACCOUNT.includes(code) ? 'principal' : null, text: failureText(error) };
}

/** Where to show that a code could not be sent: at the address if that is wrong, else beside the button. */
export function sendFailure(error: unknown): FormFailure<CodeLoginField> {
  const isAddress = ADDRESS.includes(codeOf(error));
  return { field: isAddress ? 'principal' : 'code', text: failureText(error) };
}

const NO_ACCOUNT = 100202;
const LOCKED = 12104;
const PASSWORD_EXPIRED = 100207;
/** Password shorter than the minimum: the server checks this before the name and does not count the failure. */
const TOO_SHORT = 9831;
/** Unknown user, wrong password. */
const WRONG: readonly number[] = [NO_ACCOUNT, 100203, TOO_SHORT];
const CAPTCHA: readonly number[] = [12100, 12201, 12202, 12203];
const CODE: readonly number[] = [12098, 12100, 12201, 12203];
/** Disabled, not enabled, expired. */
const ACCOUNT: readonly number[] = [100204, 100205, 100206];
const ADDRESS: readonly number[] = [9800, 9812, 9813, 12098];

const codeOf = (error: unknown): number => (error instanceof BusinessError ? error.code : 0);

function locked(error: unknown): Pick<PasswordFailure, 'text' | 'lockedSeconds'> {
  const serverText = error instanceof BusinessError ? error.serverMessage : null;
  const seconds = lockedSeconds(serverText ?? '');
  const key = seconds === null ? 'failure.locked' : 'failure.lockedMinutes';
  return {
    text: { key, values: { count: Math.ceil((seconds ?? 0) / 60) }, serverText },
    lockedSeconds: seconds,
  };
}
