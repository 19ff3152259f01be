import type { FormFailure } from '@/features/session/sign-in/form/use-submission';
import { register } from '@/features/session/session-api';
import { createMobileCode } from '@/features/verification-codes/verification-codes-api';
import { registerFailure, sendFailure } from './register-failure';
import type { RegisterField, RegisterValues } from './register-values';

/** Makes the account; null when it is made. Rejects with what nobody foresaw. */
export async function tryRegister(values: RegisterValues): Promise<FormFailure<RegisterField> | null> {
  const { username, mobile, code, password } = values;
  try {
    await register({ username, mobile, verificationCode: code, password });
    return null;
  } catch (error) {
    return registerFailure(error);
  }
}

/** Sends a code to the number; null when it is on its way. Rejects with what nobody foresaw. */
export async function trySend(mobile: string): Promise<FormFailure<RegisterField> | null> {
  try {
    await createMobileCode(mobile);
    return null;
  } catch (error) {
    return sendFailure(error);
  }
}
