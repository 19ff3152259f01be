import { useSearchParams } from 'react-router-dom';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths, PATTERNS } from '@/shared/routing/paths';
import { withQuery } from '@/shared/routing/with-query';
import { Link } from '@/shared/ui/controls/link';

/**
 * The back end resets a password only for signed-in users: by code, then in the personal centre (product design §8).
 */
export function ForgottenPassword({ isByCode }: { isByCode: boolean }) {
  const { t } = useTexts('account');
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
