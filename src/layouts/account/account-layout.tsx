import type { ReactNode } from 'react';
import { LanguageSelect, type LanguageSelectProps } from '@/shared/ui/menus/language-select';
import { SiteName } from '@/shared/ui/site/site-name';
import './account-layout.css';

interface AccountLayoutProps extends LanguageSelectProps {
  children: ReactNode;
}

/** The frame of sign-in and sign-up: the ink bar with name and language, and no links away from the form. */
export function AccountLayout({ language, onLanguageChange, children }: AccountLayoutProps) {
  return (
    <>
      <header className="account-bar on-ink">
        <div className="account-bar-inner page-width">
          <SiteName />
          <LanguageSelect language={language} onLanguageChange={onLanguageChange} />
        </div>
      </header>
      <main id="main" className="account-main">
        {children}
      </main>
    </>
  );
}
