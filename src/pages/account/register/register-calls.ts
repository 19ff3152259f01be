import type { FormFailure } from '@/features/session/sign-in/form/use-submission';
import { register } from '@/features/session/session-api';
import { createMobileCode } from '@/features/verification-codes/verification-codes-api';
import { registerFailure, sendFailure } from './register-failure';
import type { RegisterField, RegisterValues } from './register-values';

/** Creates the account; null on success. Rejects with unexpected errors. */
export async function tryRegister(values: RegisterValues): Promise<FormFailure<RegisterField> | null> {
  const { username, mobile, code, password } = values;
  try {
    await register({ username, mobile, verificationCode: code, password });
    return null;
  } catch (error) {
    return registerFailure(error);
  }
}

/** Sends a code to the number; null once it is sent. Rejects with unexpected errors. */
export async function trySend(mobile: string): Promise<FormFailure<RegisterField> | null> {
  try {
    await createMobileCode(mobile);
    return null;
  } catch (error) {
    return sendFailure(error);
  }
}
