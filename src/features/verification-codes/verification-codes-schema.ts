import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';

/** What a code is for: "0" a login, "1" the identity of somebody who is signed in. */
const codeType = z.enum(['0', '1']);
export type CodeType = z.infer<typeof codeType>;

/** POST common/mobile/create-code: sends a code to any mobile number. */
export const createMobileCodeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/common/mobile/create-code',
  summary: 'Sends a code of six digits to a mobile number',
  auth: 'optional',
  encrypted: true,
  body: z.object({ mobile: z.string(), type: codeType }),
  data: z.unknown(),
});

/** POST common/email/create-code: sends a code to any email address. */
export const createEmailCodeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/common/email/create-code',
  summary: 'Sends a code of six digits to a mail address',
  auth: 'optional',
  encrypted: true,
  body: z.object({ email: z.string(), type: codeType }),
  data: z.unknown(),
});

/** POST auth/mobile/create-code/{type}: sends a code to the user's own mobile number. */
export const createOwnMobileCodeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/operation/auth/mobile/create-code/{type}',
  summary: 'Sends a code to the mobile number of the signed-in user',
  data: z.unknown(),
});

/** POST auth/email/create-code/{type}: sends a code to the user's own email address. */
export const createOwnEmailCodeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/operation/auth/email/create-code/{type}',
  summary: 'Sends a code to the mail address of the signed-in user',
  data: z.unknown(),
});

/** POST auth/mobile/check-code/{type}/{code}: the data is a certificate, valid once and for ten minutes. */
export const checkOwnMobileCodeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/operation/auth/mobile/check-code/{type}/{code}',
  summary: 'Exchanges the code sent to the own mobile number for a certificate',
  data: z.string().check(z.minLength(1)),
});

/** POST auth/email/check-code/{type}/{code}: the data is a certificate, valid once and for ten minutes. */
export const checkOwnEmailCodeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/operation/auth/email/check-code/{type}/{code}',
  summary: 'Exchanges the code sent to the own mail address for a certificate',
  data: z.string().check(z.minLength(1)),
});
