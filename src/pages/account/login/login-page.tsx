import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { afterSignIn } from '@/features/session/after-sign-in';
import { useWhenIdle } from '@/features/session/form/use-when-idle';
import { paths, PATTERNS } from '@/shared/routing/paths';
import { withQuery } from '@/shared/routing/with-query';
import { CodeLogin } from './code-login';
import { DemoAccounts } from './demo-accounts';
import { preloadLoginCalls } from './load-login-calls';
import { useLoginTab } from './login-tab';
import { LoginTabs, tabId } from './login-tabs';
import { PasswordLogin } from './password-login';
import { SpreadAside } from './spread-aside';
import './login-page.css';

const EMPTY = {
  password: { principal: '', password: '' },
  mobile: { principal: '', code: '' },
  email: { principal: '', code: '' },
};

/** Sign-in by password or code (specification §2, login flow); beside it a chart from the data held here. */
export default function LoginPage() {
  const { t } = useTranslation('account');
  const [tab, chooseTab] = useLoginTab();
  const [values, setValues] = useState(EMPTY);
  const handleSignedIn = useLeaving();
  const panelId = useId();
  useWhenIdle(preloadLoginCalls);
  return (
    <div className="account-page page-width">
      <div className="account-column">
        <h1>{t('login.title')}</h1>
        <LoginTabs current={tab} onChoose={chooseTab} panelId={panelId} />
        <div role="tabpanel" id={panelId} aria-labelledby={tabId(tab)}>
          {tab === 'password' ? (
            <PasswordLogin
              values={values.password}
              onChange={(password) => setValues((before) => ({ ...before, password }))}
              onSignedIn={handleSignedIn}
            />
          ) : (
            <CodeLogin
              key={tab}
              kind={tab}
              values={values[tab]}
              onChange={(typed) => setValues((before) => ({ ...before, [tab]: typed }))}
              onSignedIn={handleSignedIn}
            />
          )}
          <ForgottenPassword isByCode={tab !== 'password'} />
        </div>
        <p className="account-links">
          <Link to={paths.register()}>{t('login.register')}</Link>
          <Link to={paths.home()}>{t('login.home')}</Link>
        </p>
        {import.meta.env.VITE_MOCKS === 'true' && <DemoAccounts />}
      </div>
      <SpreadAside />
    </div>
  );
}

/** Opens the address after a login, unless the reader has left the page meanwhile. */
function useLeaving(): () => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return () => {
    if (isHere.current) void navigate(afterSignIn(query.get('redirect')), { replace: true });
  };
}

/** The back end resets a password only for who is signed in: by code, then in the personal centre (product design §8). */
function ForgottenPassword({ isByCode }: { isByCode: boolean }) {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  if (isByCode) {
    const isOnTheWay = query.get('redirect') === paths.personalCenter();
    return isOnTheWay ? <p className="login-forgotten">{t('login.forgottenNext')}</p> : null;
  }
  const address = withQuery(PATTERNS.login, { tab: 'mobile', redirect: paths.personalCenter() });
  return (
    <p className="login-forgotten">
      <Link to={address}>{t('login.forgotten')}</Link>
    </p>
  );
}
