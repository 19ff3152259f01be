import * as z from 'zod/mini';

/**
 * Why a record is to be checked again: `own` day set by staff, `periodOver` the last day that its text or measure states
 * has passed, `begins` its day of entry into force, `investigation` an investigation or review is normally over,
 * `fiveYears` a duty ends without a review, `old` the source is a year old.
 */
export const checkReason = z.enum(['own', 'periodOver', 'begins', 'investigation', 'fiveYears', 'old']);

/** The first day (`yyyy-MM-dd`) on which a record is to be checked again, and why. */
export const nextCheck = z.object({ due: z.string(), why: checkReason });
export type NextCheck = z.infer<typeof nextCheck>;
