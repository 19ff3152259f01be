import { matchPath } from 'react-router-dom';
import { afterLogin, afterSignIn, loginAddress } from '@/features/session/sign-in/after-sign-in';
import { paths, PATTERNS } from '@/shared/routing/paths';
import { pageWithoutHome } from '@/shared/routing/without-home';
import { isPublic } from './whitelist';

/** The guard's input on a navigation (specification §4, navigation guard). */
export interface Navigation {
  path: string;
  /** Path and query. */
  fullPath: string;
  hasToken: boolean;
  /** True for somebody who was a visitor when they came to this address. */
  hasSignedInHere: boolean;
  /** True once user info and routes have loaded, even if the user has no permission at all. */
  isReady: boolean;
  /** False: everybody counts as signed in, with the permission admin. */
  loginInterception: boolean;
  /** True: the login receives the address to return to. */
  recordRoute: boolean;
}

export type GuardDecision = { kind: 'allow' } | { kind: 'load' } | { kind: 'redirect'; to: string };

/**
 * Decides on a navigation: "no token and not whitelisted → login. Token present but no permissions loaded → fetch
 * user info, build routes"; "a logged-in user visiting the login page is sent to /", or to where they came from
 * (specification §2, §4); who signs in there goes on to the console, or to where they came from. Public pages are shown at once; their user loads in the background (product design §8). A
 * public page written without `/home` is no console page: visitors go to 404, which offers it, not to the staff's
 * login.
 */
export function decide(navigation: Navigation): GuardDecision {
  const { path, fullPath, hasToken, hasSignedInHere, isReady, loginInterception, recordRoute } = navigation;
  const isSignedIn = hasToken || !loginInterception;
  if (isSignedIn && matchPath(PATTERNS.login, path)) {
    const redirect = redirectIn(fullPath);
    return { kind: 'redirect', to: hasSignedInHere ? afterLogin(redirect) : afterSignIn(redirect) };
  }
  if (isPublic(path)) return { kind: 'allow' };
  if (!isSignedIn && pageWithoutHome(fullPath))
    return { kind: 'redirect', to: paths.notFound({ address: fullPath }) };
  if (!isSignedIn) return { kind: 'redirect', to: loginAddress(fullPath, recordRoute) };
  return isReady ? { kind: 'allow' } : { kind: 'load' };
}

const redirectIn = (fullPath: string): string | null =>
  new URLSearchParams(fullPath.split('?')[1] ?? '').get('redirect');
