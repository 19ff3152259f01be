import type { Config } from '@/shared/config/parse-config';
import { HOME_PATH, LOGIN_PATH } from '@/shared/routing/page-paths';
import { readEarlyToken } from '@/shared/storage/early-token';

/** Build constants for the scripts of index.html: where the token is, and whether the console requires one. */
export interface SignIn {
  token: { kind: Config['tokenStorage']; key: string };
  loginInterception: boolean;
}

/** The page shown at the address: without a token the console's addresses lead to the login. */
export function pageOpened({ token, loginInterception }: SignIn): string {
  // As in the router: without trailing slashes.
  const path = (location.hash.slice(1).split('?')[0] ?? '').replace(/\/+$/, '');
  if (path === '') return HOME_PATH;
  return isPortal(path) || readEarlyToken(token.kind, token.key) || !loginInterception ? path : LOGIN_PATH;
}

/** True for an address without sign-in; every other one belongs to the console. */
export const isPortal = (page: string): boolean => /^\/(home|(login|register|401|404)$)/i.test(page);
