import * as z from 'zod/mini';

/**
 * The envelope of every response (specification §3): a missing `data` counts as null, a missing `msg` too;
 * `timestamp` (milliseconds) may be missing.
 */
export const envelope = z.object({
  code: z.number(),
  msg: z._default(z.nullable(z.string()), null),
  data: z._default(z.unknown(), null),
  timestamp: z.optional(z.number()),
});
