import type { FormText } from '@/features/session/sign-in/form/form-text';

/** The state of the failed logins of one name. */
export interface FailedAttempts {
  principal: string;
  /** Number of failures from which the captcha is required. */
  base: number;
  /**
   * Failures by the server's count or by this page's, whichever is higher: they must not reveal which names exist.
   */
  failures: number;
}

export const NO_FAILED_ATTEMPTS: FailedAttempts = { principal: '', base: 3, failures: 0 };

export const isCaptchaNeeded = ({ base, failures }: FailedAttempts): boolean => failures >= base;

/** Whether the number of failures locks the name. */
export const isLockReached = ({ failures }: FailedAttempts): boolean => failures >= LOCKED_FROM;

/** The failure that locks a name; the server reports the lock only on the next try. */
export const LOCK_FAILURE = {
  field: 'principal',
  text: { key: 'failure.lockedMinutes', values: { count: 5 } },
} as const;

/** Seconds from the failure that locks a name to the end of the lock. */
export const LOCK_SECONDS = 300;

/** How many tries are left before the captcha, then before the lock; null if there is nothing to warn about. */
export function failedAttemptWarning({ base, failures }: FailedAttempts): FormText | null {
  if (failures === 0 || failures >= LOCKED_FROM) return null;
  return failures < base
    ? { key: 'login.triesBeforeCaptcha', values: { count: base - failures } }
    : { key: 'login.triesBeforeLock', values: { count: LOCKED_FROM - failures } };
}

/** Failures after which the back end locks a name for `LOCK_SECONDS`; it does not send this number. */
const LOCKED_FROM = 5;
