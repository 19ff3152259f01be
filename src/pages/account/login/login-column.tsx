import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import { DemoAccounts } from './demo-accounts';
import type { LoginTab } from './login-tab';
import { LoginTabs, tabId } from './login-tabs';
import './login-page.css';

interface LoginColumnProps {
  tab: LoginTab;
  onChoose: (tab: LoginTab) => void;
  /** The form of the tab. */
  children: ReactNode;
}

/**
 * Heading, the ways to sign in, the form of the selected one, and alternatives. Same markup in the build and the app.
 */
export function LoginColumn({ tab, onChoose, children }: LoginColumnProps) {
  const { t } = useTexts('account');
  return (
    <div className="account-column" data-takeover="login">
      <h1>{t('login.title')}</h1>
      <LoginTabs current={tab} onChoose={onChoose} panelId={PANEL_ID} />
      <div role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(tab)}>
        {children}
      </div>
      <p className="account-links">
        <Link to={paths.register()}>{t('login.register')}</Link>
        <Link to={paths.home()}>{t('login.home')}</Link>
      </p>
      {import.meta.env.VITE_MOCKS === 'true' && <DemoAccounts />}
    </div>
  );
}

const PANEL_ID = 'login-panel';
