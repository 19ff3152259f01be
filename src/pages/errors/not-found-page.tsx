import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/button';
import { ErrorPage } from './error-page';

/** 404: where every unknown address leads (specification §2). */
export default function NotFoundPage() {
  const { t } = useTexts('shell');
  return (
    <ErrorPage code="404" title={t('notFound.title')} text={t('notFound.text')}>
      <ButtonLink to={paths.home()} variant="primary">
        {t('goOn.home')}
      </ButtonLink>
      <ButtonLink to={paths.taxOriginSearch()}>{t('goOn.tariff')}</ButtonLink>
    </ErrorPage>
  );
}
