import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';

/** GET public-key: the RSA key for requests, base64 of its SubjectPublicKeyInfo. `t` bypasses intermediate caches. */
export const publicKeyEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/common/public-key',
  summary: 'Public key for encrypted requests and answers',
  auth: 'optional',
  query: z.object({ t: z.optional(z.string()) }),
  data: z.string().check(z.minLength(1)),
});
