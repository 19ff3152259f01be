import type { CallBehaviour } from '@/shared/api/client/call-options';
import type { BodyOf } from '@/shared/api/endpoint';
import { callApi } from '@/shared/api/client/http-client';
import { callEncrypted } from '@/shared/crypto/encrypted-call';
import * as endpoints from './profile-schema';
import type { Profile } from './profile-schema';

/** GET user/getInfo. Like every call here it is quiet: the page shows the error where it belongs. */
export const getProfile = (signal?: AbortSignal) => callApi(endpoints.getProfileEndpoint, quiet(signal));

/** The record of user `userId`, refetched on every mount because a save needs its newest version. */
export const profileQuery = (userId: string) => ({
  queryKey: ['user', 'getInfo', userId] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => getProfile(signal),
  staleTime: 0,
});

/**
 * POST user/updateSelf: the whole record with the new name and signature. Code 10100 if it is not the newest version.
 */
export const updateSelf = (whole: Profile, signal?: AbortSignal) =>
  callApi(endpoints.updateSelfEndpoint, { body: whole, ...quiet(signal) });

/** POST tools/oss/upload: returns the absolute address of the file. */
export async function upload(file: Blob, name: string, signal?: AbortSignal): Promise<string> {
  const body = new FormData();
  body.set('file', file, name);
  return (await callApi(endpoints.uploadEndpoint, { body, ...quiet(signal) })).fileStoragePath;
}

/** POST user/updateAvatar: `imgUrl` is an absolute address. */
export const updateAvatar = (imgUrl: string, signal?: AbortSignal) =>
  callApi(endpoints.updateAvatarEndpoint, { body: { imgUrl }, ...quiet(signal) });

/** POST user/updatePassword, encrypted. */
export const updatePassword = (body: BodyOf<typeof endpoints.updatePasswordEndpoint>, signal?: AbortSignal) =>
  callEncrypted(endpoints.updatePasswordEndpoint, body, quiet(signal));

/** POST user/updatePasswordByForget, encrypted; consumes the certificate. */
export const updatePasswordByForget = (
  body: BodyOf<typeof endpoints.updatePasswordByForgetEndpoint>,
  signal?: AbortSignal,
) => callEncrypted(endpoints.updatePasswordByForgetEndpoint, body, quiet(signal));

/** POST user/updateEmail, encrypted; consumes the certificate. */
export const updateEmail = (body: BodyOf<typeof endpoints.updateEmailEndpoint>, signal?: AbortSignal) =>
  callEncrypted(endpoints.updateEmailEndpoint, body, quiet(signal));

/** POST user/updateMobile, encrypted; consumes the certificate. */
export const updateMobile = (body: BodyOf<typeof endpoints.updateMobileEndpoint>, signal?: AbortSignal) =>
  callEncrypted(endpoints.updateMobileEndpoint, body, quiet(signal));

const quiet = (signal?: AbortSignal): CallBehaviour => ({ quiet: true, ...(signal && { signal }) });
