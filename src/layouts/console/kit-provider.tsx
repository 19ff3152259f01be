import { App, ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { config } from '@/shared/config/config';
import { shownTheme, useThemeStore } from '@/features/theme/theme-store';
import { useLanguage } from '@/shared/i18n/use-language';
import { antdTheme } from './antd-theme';
import { useKitLocale } from './kit-locale';

/** Distance of messages from the top in CSS pixels (specification §9). */
const MESSAGE_TOP = 60;
const MESSAGE = { top: MESSAGE_TOP, duration: config.messageDurationMs / 1000 };
const BUTTON = { autoInsertSpace: false };

/**
 * The provider for pages that use the console kit: the site's theme and language, and messages for `App.useApp()`.
 */
export function KitProvider({ children }: { children: ReactNode }) {
  const themeName = useThemeStore((state) => shownTheme(state).name);
  const theme = useMemo(() => antdTheme(themeName), [themeName]);
  const locale = useKitLocale(useLanguage());
  return (
    <ConfigProvider theme={theme} locale={locale} button={BUTTON}>
      <App component={false} message={MESSAGE}>
        {children}
      </App>
    </ConfigProvider>
  );
}
