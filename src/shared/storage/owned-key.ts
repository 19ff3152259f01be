/** The owner of data in this browser without a sign-in. */
export const VISITOR = 'visitor';

/** Stores the id of the token's user across reloads. */
export const LAST_USER = 'rcep:owner';

/** The storage key, without `rcep:`, of data owned by `owner` (a user's id or `VISITOR`). */
export const keyOf = (owner: string, key: string): string => `draft:${owner}:${key}`;
