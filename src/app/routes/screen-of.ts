import { matchPath } from 'react-router-dom';
import { ACCOUNT_ROUTES } from './account-routes';
import { consoleDoor } from './console-door';
import { isConsolePath } from './console-path';
import { PORTAL_ROUTES } from './portal-routes';
import type { Screen } from './screen';

const PUBLIC_ROUTES = [...PORTAL_ROUTES, ...ACCOUNT_ROUTES];

/** The page an address shows, the console being one page; null where it only leads on to another. */
export function screenOf(pathname: string): Screen | null {
  if (isConsolePath(pathname)) return consoleDoor;
  return PUBLIC_ROUTES.find(({ path }) => matchPath(path, pathname))?.screen ?? null;
}

/** The title key of a public address; null where it only leads on, or where the console says its own titles. */
export const titleKeyOf = (pathname: string): string | null =>
  isConsolePath(pathname) ? null : (screenOf(pathname)?.titleKey ?? null);
