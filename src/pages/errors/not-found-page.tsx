import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/features/session/session-store';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { pageWithoutHome } from '@/shared/routing/without-home';
import { ButtonLink } from '@/shared/ui/controls/button';
import { ErrorPage } from './error-page';

/**
 * 404: target of every unknown address (specification §2). For an address that lacks `/home` it offers the page with
 * it; signed-in users get a link back to the console.
 */
export default function NotFoundPage() {
  const { t } = useTexts('shell');
  const [params] = useSearchParams();
  const meant = pageWithoutHome(params.get('address') ?? '');
  const isSignedIn = useSession(({ accessToken }) => accessToken !== null);
  return (
    <ErrorPage code="404" title={t('notFound.title')} text={t(`notFound.${meant ? 'withoutHome' : 'text'}`)}>
      {meant && (
        <ButtonLink to={meant.address} variant="primary">
          {t(`title.${meant.page}`)}
        </ButtonLink>
      )}
      {isSignedIn && (
        <ButtonLink to={paths.index()} variant={meant ? undefined : 'primary'}>
          {t('goOn.console')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.home()} variant={meant || isSignedIn ? undefined : 'primary'}>
        {t('goOn.home')}
      </ButtonLink>
      {meant?.page !== 'taxOriginSearch' && (
        <ButtonLink to={paths.taxOriginSearch()}>{t('goOn.tariff')}</ButtonLink>
      )}
    </ErrorPage>
  );
}
