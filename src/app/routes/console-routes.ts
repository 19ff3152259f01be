import { isPublic } from '../whitelist';
import { screen } from './screen';

/** The guard before every address that is not public: small, so that visitors reach the login without the console. */
export const consoleDoor = screen({
  titleKey: 'console',
  namespaces: [],
  load: async () => ({ default: (await import('../console/console-door')).ConsoleDoor }),
});

/** True for every address that is not public: a page of the console, or nothing. */
export const isConsolePath = (pathname: string): boolean => pathname !== '/' && !isPublic(pathname);
