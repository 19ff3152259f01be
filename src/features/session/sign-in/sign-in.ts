import { openAnswer } from '@/shared/crypto/encrypted-call';
import { login, loginByCode } from '../session-api';
import { loginAnswer, loginByCodeEndpoint, loginEndpoint } from '../session-schema';
import { startSession } from '../session-store';
import { requestGreeting } from './signed-in';

/** Type of client: a computer's browser. */
const FROM_COMPUTER = '0';

/** The login response had no token; `messageKey` is its sentence in the area `messages` (specification §5, §8). */
export class TokenMissingError extends Error {
  override readonly name = 'TokenMissingError';
  readonly messageKey = 'session.tokenMissing';
}

/**
 * The values of the password login form; `verificationCode` answers the captcha of `uuid`, empty if none is required.
 */
export interface Credentials {
  principal: string;
  password: string;
  verificationCode: string;
  uuid: string;
}

/**
 * Signs in with a password and stores the token. Rejects as `callApi`, with `CryptoError`, or with `TokenMissingError`;
 * nothing is stored then.
 */
export async function signIn(credentials: Credentials): Promise<void> {
  await saveToken(loginEndpoint, await login({ ...credentials, loginFrom: FROM_COMPUTER }));
}

/** Signs in with the code sent to a mobile number or email address; otherwise as `signIn`. */
export async function signInByCode(proof: { principal: string; verificationCode: string }): Promise<void> {
  await saveToken(loginByCodeEndpoint, await loginByCode({ ...proof, loginFrom: FROM_COMPUTER }));
}

async function saveToken(endpoint: { path: string }, answer: unknown): Promise<void> {
  const opened = await openAnswer(endpoint, answer, loginAnswer);
  if (!opened?.accessToken) throw new TokenMissingError('The login answered without a token');
  startSession(opened.accessToken, opened.expiresAtTs ?? null);
  requestGreeting();
}
