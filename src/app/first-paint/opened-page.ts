import type { Config } from '@/shared/config/parse-config';
import { HOME_PATH, LOGIN_PATH } from '@/shared/routing/page-paths';
import { readEarlyToken } from '@/shared/storage/early-token';

/** What the build knows and the scripts of index.html need: where the token is, and whether the console asks for one. */
export interface SignIn {
  token: { kind: Config['tokenStorage']; key: string };
  loginInterception: boolean;
}

/** The page that will be shown at the address: without a token the console's addresses lead to the login. */
export function pageOpened({ token, loginInterception }: SignIn): string {
  // As the router reads it: without the slashes at its end.
  const path = (location.hash.slice(1).split('?')[0] ?? '').replace(/\/+$/, '');
  if (path === '') return HOME_PATH;
  return isPortal(path) || readEarlyToken(token.kind, token.key) || !loginInterception ? path : LOGIN_PATH;
}

/** True for an address without sign-in; every other one is the console's. */
export const isPortal = (page: string): boolean => /^\/(home|(login|register|401|404)$)/i.test(page);
