import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { wireApi } from '@/app/wiring';
import { clearSession } from '@/features/session/session-store';
import { AccountLayout } from '@/layouts/account/account-layout';
import LoginPage from '@/pages/account/login/login-page';
import RegisterPage from '@/pages/account/register/register-page';
import { loadTexts, startI18n, switchLanguage } from '@/shared/i18n/i18n';
import type { Language } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/use-language';
import { LinkPresses } from '../support/link-presses';
import type { Area } from '@/shared/i18n/areas';

const AREAS: readonly Area[] = ['shell', 'ui', 'messages', 'account'];

/** Opens a page of the account layout at an address, as a visitor in `language` does. */
export async function openAccount(address: string, language: Language = 'zh'): Promise<void> {
  clearSession();
  wireApi();
  await (i18next.isInitialized ? switchLanguage(language) : startI18n(language, AREAS));
  await loadTexts(AREAS);
  await act(
    async () =>
      void render(
        <MemoryRouter initialEntries={[address]}>
          <LinkPresses />
          <Frame />
          <Address />
        </MemoryRouter>,
      ),
  );
}

/** Path and query that are open now. */
export const address = (): string | null => screen.getByTestId('address').textContent;

function Frame() {
  return (
    <AccountLayout language={useLanguage()} onLanguageChange={(language) => void switchLanguage(language)}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/register" element={<RegisterPage />} />
        <Route path="*" element={null} />
      </Routes>
    </AccountLayout>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
