import { useSearchParams } from 'react-router-dom';
import { loginAddress } from '@/features/session/sign-in/after-sign-in';
import { useSession } from '@/features/session/session-store';
import { config } from '@/shared/config/config';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/controls/button';
import { ErrorPage } from './error-page';

/**
 * 401: where the no-permission code leads (specification §8), and pages the user may not see. The server sends that
 * code for a session that has ended: readers redirected from a page (`redirect`) see that message, and a new login
 * leads back.
 */
export default function UnauthorizedPage() {
  const { t } = useTexts('shell');
  const [query] = useSearchParams();
  const isSignedIn = useSession(({ accessToken }) => accessToken !== null);
  const hasEnded = !isSignedIn && query.get('redirect') !== null;
  return (
    <ErrorPage
      code="401"
      title={t(hasEnded ? 'unauthorized.expiredTitle' : 'unauthorized.title')}
      text={t(hasEnded ? 'unauthorized.expiredText' : 'unauthorized.text')}
    >
      {isSignedIn ? (
        <ButtonLink to={paths.index()} variant="primary">
          {t('goOn.console')}
        </ButtonLink>
      ) : (
        <ButtonLink to={loginAddress(query.get('redirect') ?? '', config.recordRoute)} variant="primary">
          {t('goOn.signIn')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.home()}>{t('goOn.home')}</ButtonLink>
    </ErrorPage>
  );
}
