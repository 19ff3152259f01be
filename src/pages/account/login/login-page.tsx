import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { afterLogin } from '@/features/session/sign-in/after-sign-in';
import { useWhenIdle } from '@/features/session/sign-in/form/use-when-idle';
import { repeatPress, restoreFocus, typedBeforeMount } from '@/shared/takeover/takeover';
import { CodeLogin } from './code-login';
import { ForgottenPassword } from './forgotten-password';
import { preloadLoginCalls } from './load-login-calls';
import { LoginColumn } from './login-column';
import { useLoginTab } from './login-tab';
import { PasswordLogin } from './password-login';
import { SpreadAside } from './spread/spread-aside';

const EMPTY = { principal: '', code: '' };

/** Sign-in by password or code (specification §2, login flow), next to a chart of the site's own data. */
export default function LoginPage() {
  const [tab, chooseTab] = useLoginTab();
  const [values, setValues] = useState(() => ({ password: typedPassword(), mobile: EMPTY, email: EMPTY }));
  const handleSignedIn = useLeaving();
  useWhenIdle(preloadLoginCalls);
  useLayoutEffect(() => restoreFocus('login'), []);
  // Once the router handles links.
  useEffect(() => repeatPress('login'), []);
  return (
    <div className="account-page page-width">
      <LoginColumn tab={tab} onChoose={chooseTab}>
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
      </LoginColumn>
      <SpreadAside />
    </div>
  );
}

function typedPassword() {
  const { principal = '', password = '' } = typedBeforeMount('login');
  return { principal, password };
}

/** Opens the address after a login, unless the reader has left the page in the meantime. */
function useLeaving(): () => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return () => {
    if (isHere.current) void navigate(afterLogin(query.get('redirect')), { replace: true });
  };
}
