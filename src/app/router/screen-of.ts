import { matchPath } from 'react-router-dom';
import { isConsolePath } from './console-path';
import { ACCOUNT_ROUTES, PORTAL_ROUTES } from './public-routes';
import { screen } from './screen';
import type { PageTitle } from '@/shared/pages/page';
import type { Screen } from './screen';

const PUBLIC_ROUTES = [...PORTAL_ROUTES, ...ACCOUNT_ROUTES];

/** What every address that is not public leads to: the console behind its guard. Small, so that visitors reach the login without it. */
export const consoleEntrance = screen({
  titleKey: 'console',
  namespaces: [],
  load: async () => ({ default: (await import('../console/cached-console')).CachedConsole }),
});

/** The page of an address, the console being one page; null if it only redirects. */
export function screenOf(pathname: string): Screen | null {
  if (isConsolePath(pathname)) return consoleEntrance;
  return PUBLIC_ROUTES.find(({ path }) => matchPath(path, pathname))?.screen ?? null;
}

/** The title key of a public address; null if it only redirects, or if the console sets its own titles. */
export function titleKeyOf(pathname: string): PageTitle | null {
  if (isConsolePath(pathname)) return null;
  // The declarations of the public pages have such keys only.
  return (screenOf(pathname)?.titleKey as PageTitle | undefined) ?? null;
}
