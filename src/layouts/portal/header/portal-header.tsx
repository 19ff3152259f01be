import { useEffect } from 'react';
import { repeatPress } from '@/shared/takeover/takeover';
import { LanguageSelect, type LanguageSelectProps } from '@/shared/ui/menus/language-select';
import { SiteName } from '@/shared/ui/site/site-name';
import { AccountLinks, type AccountLinksProps } from './account-links';
import { PortalMenu } from './portal-menu';
import { PortalMobileMenu } from './portal-mobile-menu';
import { PortalSearch } from './portal-search';
import { ThemeButton } from './theme-button';
import './portal-header.css';

export interface PortalHeaderProps extends AccountLinksProps, LanguageSelectProps {
  /** Path of the current address, without query: determines the current entry. */
  currentPath: string;
}

/**
 * The ink bar and the menu row of every portal page. Renders from its props alone and never reads the window, so that
 * the build can write it into index.html for the first paint.
 */
export function PortalHeader(props: PortalHeaderProps) {
  const { user, signInAt, language, onLanguageChange, onLogOut, currentPath } = props;
  useEffect(() => repeatPress('header'), []);
  return (
    <header className="portal-header" data-takeover="header">
      <div className="portal-bar on-ink">
        <div className="portal-bar-inner page-width">
          <SiteName />
          <PortalSearch />
          <LanguageSelect language={language} onLanguageChange={onLanguageChange} />
          <div className="portal-bar-end">
            <ThemeButton />
            <AccountLinks user={user} signInAt={signInAt} onLogOut={onLogOut} />
          </div>
          <PortalMobileMenu user={user} signInAt={signInAt} onLogOut={onLogOut} currentPath={currentPath} />
        </div>
      </div>
      <PortalMenu currentPath={currentPath} />
    </header>
  );
}
