import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Link } from '@/shared/ui/controls/link';

/** Nothing is saved, or no saved item was found. */
export function NothingSaved({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useTexts('saved');
  if (!isEmpty) return <EmptyState why={t('noMatch')} next={t('noMatchNext')} />;
  return (
    <EmptyState why={t('none')} next={t('noneNext')}>
      <Link to={paths.taxOriginSearch()}>{t('goTariff')}</Link>
      <Link to={paths.lawService()}>{t('goLaws')}</Link>
    </EmptyState>
  );
}
