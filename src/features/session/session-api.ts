import type { CallBehaviour } from '@/shared/api/client/call-options';
import type { BodyOf } from '@/shared/api/endpoint';
import { callApi } from '@/shared/api/client/http-client';
import { userInfoEndpoint } from '@/shared/api/user-info-schema';
import { callEncrypted } from '@/shared/crypto/encrypted-call';
import {
  loginByCodeEndpoint,
  loginEndpoint,
  registerEndpoint,
  failedAttemptCountEndpoint,
} from './session-schema';

type Cancellable = Pick<CallBehaviour, 'signal'>;

/** POST system/login; returns the raw, still encrypted response. Quiet: the form shows the error itself. */
export const login = (body: BodyOf<typeof loginEndpoint>, options: Cancellable = {}) =>
  callEncrypted(loginEndpoint, body, { ...options, quiet: true });

/** POST system/login-by-code; returns the raw, still encrypted response. Quiet as `login`. */
export const loginByCode = (body: BodyOf<typeof loginByCodeEndpoint>, options: Cancellable = {}) =>
  callEncrypted(loginByCodeEndpoint, body, { ...options, quiet: true });

/** GET system/slipCount of a user name, mobile number or email address; null if the server has none. Quiet. */
export const failedAttemptCount = async (username: string, signal?: AbortSignal) =>
  (await callApi(failedAttemptCountEndpoint, {
    query: { username },
    quiet: true,
    ...(signal && { signal }),
  })) ?? null;

/** POST register. Quiet as `login`. */
export const register = (body: BodyOf<typeof registerEndpoint>, options: Cancellable = {}) =>
  callEncrypted(registerEndpoint, body, { ...options, quiet: true });

/** GET user/getInfo, unchecked. */
export const getInfo = (behaviour: CallBehaviour = {}) => callApi(userInfoEndpoint, behaviour);
