import type { LawPage } from '@/features/laws/laws-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { BeyondLastPage } from '@/shared/list/beyond-last-page';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Link } from '@/shared/ui/controls/link';
import type { LawListState } from './use-law-list';

/** Why the list is empty: nothing found, or a page after the last one; with further links. */
export function LawListEmpty({ page, list }: { page: LawPage; list: LawListState }) {
  const { t } = useTexts(['law', 'list', 'countries']);
  if (page.total > 0) return <BeyondLastPage why={t('law:empty.beyond')} onPage={list.setPage} />;
  const country = list.filters.country.length === 1 ? list.filters.country[0] : undefined;
  return (
    <EmptyState
      why={list.q === '' ? t('law:empty.filters') : t('law:empty.words', { words: list.q })}
      next={t('law:empty.next')}
    >
      <Button size="small" onClick={list.clear}>
        {t('list:clearFilters')}
      </Button>
      {country !== undefined && (
        <Link to={paths.nationGuide({ country })}>
          {t('law:go.guide', { country: t(`countries:${country}`, { defaultValue: country }) })}
        </Link>
      )}
      <Link to={paths.lawService()}>{t('law:empty.all')}</Link>
    </EmptyState>
  );
}
