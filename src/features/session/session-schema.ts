import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';

/** A login's answer once decrypted: the token, and its expiry in milliseconds since 1970. */
export const loginAnswer = z.nullish(
  z.object({ accessToken: z.nullish(z.string()), expiresAtTs: z.nullish(z.number()) }),
);

/** Failed logins of a name: from `base` on a captcha must be sent, `curr` have happened. */
const failedAttempts = z.object({ base: z.number(), curr: z.number() });
export type Slips = z.infer<typeof failedAttempts>;

/** POST system/login: `principal` is a user name, mobile number or email address, `loginFrom` "0" a computer. */
export const loginEndpoint = defineEndpoint({
  method: 'POST',
  path: '/system/login',
  summary: 'Signs in with a password; the answer is encrypted',
  auth: 'optional',
  encrypted: true,
  body: z.object({
    principal: z.string(),
    password: z.string(),
    verificationCode: z.string(),
    uuid: z.string(),
    loginFrom: z.string(),
  }),
  data: z.unknown(),
});

/** POST system/login-by-code: `principal` is the mobile number or email address the code was sent to. */
export const loginByCodeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/system/login-by-code',
  summary: 'Signs in with a code from an SMS or a mail; the answer is encrypted',
  auth: 'optional',
  encrypted: true,
  body: z.object({ principal: z.string(), verificationCode: z.string(), loginFrom: z.string() }),
  data: z.unknown(),
});

/** GET system/slipCount: failed logins of a name. */
export const failedAttemptCountEndpoint = defineEndpoint({
  method: 'GET',
  path: '/system/slipCount',
  summary: 'Failed logins of a name, and from how many on a captcha is required',
  auth: 'optional',
  query: z.object({ username: z.string() }),
  data: z.nullish(failedAttempts),
});

/** POST register: a new account; the code was sent to the mobile number. */
export const registerEndpoint = defineEndpoint({
  method: 'POST',
  path: '/register',
  summary: 'Makes an account for a mobile number that a code was sent to',
  auth: 'optional',
  encrypted: true,
  body: z.object({
    username: z.string(),
    mobile: z.string(),
    verificationCode: z.string(),
    password: z.string(),
  }),
  data: z.unknown(),
});

/** POST system/logout: ends the token on the server. */
export const logoutEndpoint = defineEndpoint({
  method: 'POST',
  path: '/system/logout',
  summary: 'Ends the session of the token',
  data: z.unknown(),
});
