import { App, ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { config } from '@/shared/config/config';
import type { Language } from '@/shared/i18n/languages';
import type { ThemeName } from '@/shared/ui/theme-names';
import { antdTheme } from './antd-theme';
import { useKitLocale } from './kit-locale';

interface KitProviderProps {
  themeName: ThemeName;
  language: Language;
  children: ReactNode;
}

/** Distance of messages from the top in CSS pixels (specification §9). */
const MESSAGE_TOP = 60;
const MESSAGE = { top: MESSAGE_TOP, duration: config.messageDurationMs / 1000 };
const BUTTON = { autoInsertSpace: false };

/** The console kit in the site's theme and language, and its messages for `App.useApp()`. */
export function KitProvider({ themeName, language, children }: KitProviderProps) {
  const theme = useMemo(() => antdTheme(themeName), [themeName]);
  const locale = useKitLocale(language);
  return (
    <ConfigProvider theme={theme} locale={locale} button={BUTTON}>
      <App component={false} message={MESSAGE}>
        {children}
      </App>
    </ConfigProvider>
  );
}
