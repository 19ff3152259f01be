import { useEffect, useRef, useState } from 'react';
import { useWhenIdle } from '@/features/session/sign-in/form/use-when-idle';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/controls/button';
import { Link } from '@/shared/ui/controls/link';
import { AccountAside } from './account-aside';
import { preloadRegisterCalls } from './load-register-calls';
import { RegisterForm } from './register-form';
import './register-page.css';

/** Sign-up: an account for a mobile number, then a link to the login; beside it what an account is for. */
export default function RegisterPage() {
  const { t } = useTexts('account');
  const [username, setUsername] = useState<string | null>(null);
  useWhenIdle(preloadRegisterCalls);
  return (
    <div className="account-page page-width">
      <div className="account-column">
        {username === null ? (
          <>
            <h1 className="register-title">{t('register.title')}</h1>
            <RegisterForm onRegistered={setUsername} />
            <p className="account-links">
              <Link to={paths.login()}>{t('register.toLogin')}</Link>
              <Link to={paths.home()}>{t('register.home')}</Link>
            </p>
          </>
        ) : (
          <Registered username={username} />
        )}
      </div>
      <AccountAside />
    </div>
  );
}

function Registered({ username }: { username: string }) {
  const { t } = useTexts('account');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="register-title">
        {t('register.doneTitle')}
      </h1>
      <p className="register-done">{t('register.done', { username })}</p>
      <ButtonLink to={paths.login()} variant="primary">
        {t('register.signIn')}
      </ButtonLink>
    </>
  );
}
