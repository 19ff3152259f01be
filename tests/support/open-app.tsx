import { act, render } from '@testing-library/react';
import i18next from 'i18next';
import { App } from '@/app/app';
import { loadProgressBar } from '@/app/navigation-effects';
import { screenOf } from '@/app/router/screen-of';
import { wireApi } from '@/app/wiring';
import { forgetServerState } from '@/shared/api/cache/api-scope';
import { loadTexts, startI18n } from '@/shared/i18n/i18n';
import type { Language } from '@/shared/i18n/languages';
import { paths } from '@/shared/routing/paths';

/** Opens the real app at the address after the `#`, as a visitor in `language` does. */
export async function openApp(address: string, language: Language = 'zh'): Promise<void> {
  // Its bar fades by timers, which must not outlive the test.
  (await loadProgressBar()).configure({ speed: 1 });
  forgetServerState();
  window.location.hash = `#${address}`;
  wireApi();
  const path = address.split('?')[0] ?? '';
  const first = screenOf(path === '/' ? paths.home() : path);
  await (i18next.isInitialized ? i18next.changeLanguage(language) : startI18n(language, ['shell', 'ui']));
  await loadTexts(['shell', 'ui', 'messages', ...(first?.namespaces ?? [])]);
  await first?.preload();
  await act(async () => void render(<App />));
}
