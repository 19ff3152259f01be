import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { AccountLinks, type AccountLinksProps } from './account-links';
import { LanguageSelect, type LanguageSelectProps } from './language-select';
import { PortalMark } from './portal-mark';
import { PortalMenu } from './portal-menu';
import { PortalMobileMenu } from './portal-mobile-menu';
import './portal-header.css';

export interface PortalHeaderProps extends AccountLinksProps, LanguageSelectProps {
  /** Path of the address in use, without query: decides which entry is current. */
  currentPath: string;
}

/**
 * The ink bar and the menu row of every portal page. Draws from its props alone and never asks the window, so that
 * the build can write it into index.html for the first paint.
 */
export function PortalHeader(props: PortalHeaderProps) {
  const { user, language, onLanguageChange, onLogOut, currentPath } = props;
  const { t } = useTranslation('shell');
  return (
    <header className="portal-header">
      <div className="portal-bar on-ink">
        <div className="portal-bar-inner page-width">
          <Link to={paths.home()} className="portal-name">
            <PortalMark />
            <span>{t('siteName')}</span>
          </Link>
          <div className="portal-bar-end">
            <LanguageSelect language={language} onLanguageChange={onLanguageChange} />
            <AccountLinks user={user} onLogOut={onLogOut} />
          </div>
          <PortalMobileMenu {...props} />
        </div>
      </div>
      <PortalMenu currentPath={currentPath} />
    </header>
  );
}
