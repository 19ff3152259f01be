import { failedAttemptCount } from '@/features/session/session-api';
import type { Slips } from '@/features/session/session-schema';
import { signIn, signInByCode } from '@/features/session/sign-in/sign-in';
import type { Credentials } from '@/features/session/sign-in/sign-in';
import { createEmailCode, createMobileCode } from '@/features/verification-codes/verification-codes-api';
import type { FormFailure } from '@/features/session/sign-in/form/use-submission';
import { codeFailure, passwordFailure, sendFailure } from './login-failure';
import type { CodeLoginField, PasswordFailure } from './login-failure';

/** Signs in with a password; null on success. Rejects with unexpected errors. */
export async function tryPassword(credentials: Credentials): Promise<PasswordFailure | null> {
  try {
    await signIn(credentials);
    return null;
  } catch (error) {
    return passwordFailure(error);
  }
}

/** Signs in with a code; null on success. Rejects with unexpected errors. */
export async function tryCode(
  principal: string,
  verificationCode: string,
): Promise<FormFailure<CodeLoginField> | null> {
  try {
    await signInByCode({ principal, verificationCode });
    return null;
  } catch (error) {
    return codeFailure(error);
  }
}

/** Sends a login code to a mobile number or mail address; null once it is sent. Rejects with unexpected errors. */
export async function trySend(
  kind: 'mobile' | 'email',
  address: string,
): Promise<FormFailure<CodeLoginField> | null> {
  try {
    await (kind === 'mobile' ? createMobileCode(address) : createEmailCode(address));
    return null;
  } catch (error) {
    return sendFailure(error);
  }
}

/** Failed logins of a name; null if the server does not report them. Never rejects. */
export const failedAttemptsOf = (principal: string): Promise<Slips | null> =>
  failedAttemptCount(principal).catch(() => null);
