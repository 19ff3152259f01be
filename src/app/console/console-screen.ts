import { loadKitLocale } from '@/layouts/admin/kit-locale';
import { currentLanguage } from '@/shared/i18n/i18n';
import { screen } from '../routes/screen';

/** The console as a whole: frame, menu and tabs; each of its pages brings its own code and texts. */
export const consoleScreen = screen({
  titleKey: 'console',
  namespaces: ['admin', 'tabs', 'console', 'messages'],
  load: async () => {
    // The console's home does not use the kit: its words may come after it.
    loadKitLocale(currentLanguage()).catch(() => undefined);
    return { default: (await import('./console-app')).ConsoleApp };
  },
  usesApi: true,
});
