/** Who keeps things in this browser without being signed in. */
export const VISITOR = 'visitor';

/** Where the id of the token's user is remembered over a reload. */
export const LAST_USER = 'rcep:owner';

/** The storage key, without `rcep:`, of something that `owner` (a user's id or `VISITOR`) keeps. */
export const keyOf = (owner: string, key: string): string => `draft:${owner}:${key}`;
