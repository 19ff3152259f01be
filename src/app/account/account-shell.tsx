import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BrowserAlert } from '@/features/browser-support/browser-alert';
import { AccountLayout } from '@/layouts/account/account-layout';
import { useLanguage } from '@/shared/i18n/use-language';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { DemoMark } from '../demo-mark';
import { Guard } from '../guard';
import { chooseLanguage } from '../language-choice';
import { greetAfterSignIn } from './greet';

/** The frame of sign-in and sign-up; redirects signed-in users away from the login. */
export function AccountShell({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { pathname } = useLocation();
  useEffect(greetAfterSignIn, []);
  return (
    <Guard>
      <AccountLayout language={language} onLanguageChange={(chosen) => void chooseLanguage(chosen)}>
        <ErrorBoundary form="page" resetKey={pathname}>
          {children}
        </ErrorBoundary>
        <DemoMark />
        <BrowserAlert />
      </AccountLayout>
    </Guard>
  );
}
