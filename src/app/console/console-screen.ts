import { screen } from '../routes/screen';

/** The console as a whole: frame, menu and tabs; each of its pages brings its own code and texts. */
export const consoleScreen = screen({
  titleKey: 'console',
  namespaces: ['admin', 'tabs', 'console', 'list', 'messages'],
  load: async () => ({ default: (await import('./console-app')).ConsoleApp }),
  usesApi: true,
});
