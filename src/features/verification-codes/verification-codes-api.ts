import { callApi } from '@/shared/api/client/http-client';
import { callEncrypted } from '@/shared/crypto/encrypted-call';
import {
  checkOwnEmailCodeEndpoint,
  checkOwnMobileCodeEndpoint,
  createEmailCodeEndpoint,
  createMobileCodeEndpoint,
  createOwnEmailCodeEndpoint,
  createOwnMobileCodeEndpoint,
} from './verification-codes-schema';
import type { CodeType } from './verification-codes-schema';

/** POST common/mobile/create-code. All calls here are quiet: the form shows the error at its field. */
export const createMobileCode = (mobile: string, type: CodeType = '0', signal?: AbortSignal) =>
  callEncrypted(createMobileCodeEndpoint, { mobile, type }, quiet(signal));

/** POST common/email/create-code. */
export const createEmailCode = (email: string, type: CodeType = '0', signal?: AbortSignal) =>
  callEncrypted(createEmailCodeEndpoint, { email, type }, quiet(signal));

/** POST operation/auth/mobile/create-code/{type}: to the signed-in user's own number. */
export const createOwnMobileCode = (type: CodeType = '1', signal?: AbortSignal) =>
  callApi(createOwnMobileCodeEndpoint, { params: { type }, ...quiet(signal) });

/** POST operation/auth/email/create-code/{type}: to the signed-in user's own address. */
export const createOwnEmailCode = (type: CodeType = '1', signal?: AbortSignal) =>
  callApi(createOwnEmailCodeEndpoint, { params: { type }, ...quiet(signal) });

/** POST operation/auth/mobile/check-code/{type}/{code}; returns the certificate. */
export const checkOwnMobileCode = (code: string, type: CodeType = '1', signal?: AbortSignal) =>
  callApi(checkOwnMobileCodeEndpoint, { params: { type, code }, ...quiet(signal) });

/** POST operation/auth/email/check-code/{type}/{code}; returns the certificate. */
export const checkOwnEmailCode = (code: string, type: CodeType = '1', signal?: AbortSignal) =>
  callApi(checkOwnEmailCodeEndpoint, { params: { type, code }, ...quiet(signal) });

const quiet = (signal?: AbortSignal) => ({ quiet: true, ...(signal && { signal }) });
