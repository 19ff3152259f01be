import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/button';
import { ErrorPage } from './error-page';

/** 401: where the no-permission code leads (specification §8). */
export default function UnauthorizedPage() {
  const { t } = useTranslation('shell');
  return (
    <ErrorPage code="401" title={t('unauthorized.title')} text={t('unauthorized.text')}>
      <ButtonLink to={paths.login()} variant="primary">
        {t('goOn.signIn')}
      </ButtonLink>
      <ButtonLink to={paths.home()}>{t('goOn.home')}</ButtonLink>
    </ErrorPage>
  );
}
