import * as z from 'zod/mini';
import { defineEndpoint, readAs } from '@/shared/api/endpoint';
import { userInfoEndpoint } from '@/shared/api/user-info-schema';

/**
 * The signed-in user's own record. `mobile` and `email` are masked; `passwordLevel` is a value of the dictionary
 * `password_level`, "0" to "4". Fields not named here are preserved, because a save sends the whole record back.
 */
const profile = z.looseObject({
  id: z.string(),
  username: z.string(),
  realName: z.string(),
  mobile: z.nullish(z.string()),
  email: z.nullish(z.string()),
  avatar: z.nullish(z.string()),
  sign: z.nullish(z.string()),
  passwordLevel: z.nullish(z.string()),
  version: z.nullish(z.number()),
});
export type Profile = z.output<typeof profile>;

const nothing = z.unknown();
const text = z.string();

/** GET user/getInfo with all fields of the personal centre. */
export const getProfileEndpoint = readAs(userInfoEndpoint, profile);

/** POST user/updateSelf: writes name and signature of oneself; the rest of the record is sent along. */
export const updateSelfEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/user/updateSelf',
  summary: 'Saves name and signature of the signed-in user',
  body: profile,
  data: nothing,
});

/** POST tools/oss/upload: one file of at most 10 MB in the multipart field `file`. */
export const uploadEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/tools/oss/upload',
  summary: 'Stores a file and gives its address',
  // Multipart is not JSON: its parts are described above.
  body: z.unknown(),
  data: z.object({ fileStoragePath: text }),
});

/** POST user/updateAvatar: `imgUrl` must be an absolute address. */
export const updateAvatarEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/user/updateAvatar',
  summary: 'Sets the picture of the signed-in user',
  body: z.object({ imgUrl: text }),
  data: nothing,
});

/** POST user/updatePassword. Codes 20301, 20302, 9821. */
export const updatePasswordEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/user/updatePassword',
  summary: 'Changes the password of the signed-in user, who knows the old one',
  encrypted: true,
  body: z.object({ oldPassword: text, newPassword: text, verifyPassword: text }),
  data: nothing,
});

/** POST user/updatePasswordByForget. Code 12097. The server does not check how strong the password is. */
export const updatePasswordByForgetEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/user/updatePasswordByForget',
  summary: 'Sets a new password by the certificate of an identity check',
  encrypted: true,
  body: z.object({ newPassword: text, verifyPassword: text, certificate: text }),
  data: nothing,
});

/** POST user/updateEmail. Codes 20317, 20320, 12097, 12100, 12201. */
export const updateEmailEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/user/updateEmail',
  summary: 'Sets another e-mail address by certificate and the code sent to it',
  encrypted: true,
  body: z.object({ email: text, verificationCode: text, certificate: text }),
  data: nothing,
});

/** POST user/updateMobile. Codes 20318, 20319, 12097, 12100, 12201. */
export const updateMobileEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/user/updateMobile',
  summary: 'Sets another mobile number by certificate and the code sent to it',
  encrypted: true,
  body: z.object({ mobile: text, verificationCode: text, certificate: text }),
  data: nothing,
});
