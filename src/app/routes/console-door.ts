import { screen } from './screen';

/** The guard before every address that is not public, and what keeps the console: small, so that visitors reach the login without it. */
export const consoleDoor = screen({
  titleKey: 'console',
  namespaces: [],
  load: async () => ({ default: (await import('../console/kept-console')).KeptConsole }),
});
