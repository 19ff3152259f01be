/** Addresses that need no login (specification §2); `*` matches any text. */
const WHITELIST: readonly string[] = ['/login', '/register', '/404', '/401', '/home*'];

/**
 * True if `path` needs no login: it is one of `patterns`, in which `*` matches any text. Letter case and trailing
 * slashes are ignored, as in the router.
 */
export function isPublic(path: string, patterns: readonly string[] = WHITELIST): boolean {
  return patterns.some((pattern) => patternOf(pattern).test(path));
}

function patternOf(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}/*$`, 'is');
}
