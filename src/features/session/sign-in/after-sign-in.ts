import { paths, PATTERNS } from '@/shared/routing/paths';

/**
 * The address to open for a signed-in user at the login: `redirect` (path and query inside the app) or the root. Other
 * sites, scripts, the login itself and the error pages are refused (specification §2, login flow).
 */
export function afterSignIn(redirect: string | null): string {
  if (redirect === null || !redirect.startsWith('/')) return paths.root();
  const pathname = pathInside(redirect);
  return pathname === null || NOWHERE.includes(pathname) ? paths.root() : redirect;
}

/**
 * The address to open for somebody who has just signed in. The login without `redirect` is the console's: it leads
 * there. A refused `redirect` leads to the root.
 */
export const afterLogin = (redirect: string | null): string =>
  redirect === null ? paths.index() : afterSignIn(redirect);

/**
 * The address of the login for somebody who was at `path` (path and query), which is included only if `recordRoute`.
 */
export function loginAddress(path: string, recordRoute: boolean): string {
  const redirect = afterSignIn(path);
  return recordRoute && redirect !== paths.root() ? paths.login({ redirect }) : paths.login();
}

/** Paths never to return to. */
const NOWHERE: readonly string[] = [PATTERNS.login, PATTERNS.unauthorized, PATTERNS.notFound];

/** The path in the router's form, null if the browser would leave the site (`//host`, `/\host`, with any host). */
function pathInside(address: string): string | null {
  // Browsers skip these three anywhere.
  if (/^[/\\]{2}/.test(address.replace(/[\t\r\n]/g, ''))) return null;
  if (!URL.canParse(address, INSIDE)) return null;
  const { origin, pathname } = new URL(address, INSIDE);
  return origin === INSIDE ? pathname.toLowerCase().replace(/\/+$/, '') : null;
}

const INSIDE = 'https://app.invalid';
