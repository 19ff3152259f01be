import { loadKitLocale } from '@/layouts/admin/kit-locale';
import { currentLanguage } from '@/shared/i18n/i18n';
import { screen } from '../routes/screen';

/** The console as a whole: frame, menu and tabs; each of its pages brings its own code and texts. */
export const consoleScreen = screen({
  titleKey: 'console',
  namespaces: ['admin', 'tabs', 'console', 'messages'],
  load: async () => {
    const [{ ConsoleApp }] = await Promise.all([import('./console-app'), loadKitLocale(currentLanguage())]);
    return { default: ConsoleApp };
  },
  usesApi: true,
});
