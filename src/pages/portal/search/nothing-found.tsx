import { isSearchable } from '@/features/site-search/local/search-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Link } from '@/shared/ui/controls/link';

/** Why there are no results, with further links. */
export function NothingFound({ text }: { text: string }) {
  const { t } = useTexts(['search', 'shell']);
  const isShort = !isSearchable(text);
  return (
    <EmptyState
      why={isShort ? t('tooShort') : t('none', { text })}
      next={isShort ? t('hint') : t('noneNext')}
    >
      <Link to={paths.taxOriginSearch()}>{t('shell:title.taxOriginSearch')}</Link>
      <Link to={paths.lawService()}>{t('shell:title.lawService')}</Link>
      <Link to={paths.newsDetails()}>{t('shell:title.newsDetails')}</Link>
    </EmptyState>
  );
}
