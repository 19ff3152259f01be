import type { StandardPage } from '@/features/standards/standards-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { BeyondLastPage } from '@/shared/list/beyond-last-page';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Link } from '@/shared/ui/controls/link';
import type { StandardListState } from './use-standard-list';

/** Why the list is empty: nothing found, or a page after the last one; with further links. */
export function StandardListEmpty({ page, list }: { page: StandardPage; list: StandardListState }) {
  const { t } = useTexts(['standard', 'list']);
  if (page.total > 0) return <BeyondLastPage why={t('standard:empty.beyond')} onPage={list.setPage} />;
  return (
    <EmptyState
      why={list.q === '' ? t('standard:empty.filters') : t('standard:empty.words', { words: list.q })}
      next={t('standard:empty.next')}
    >
      <Button size="small" onClick={list.clear}>
        {t('list:clearFilters')}
      </Button>
      <Link to={paths.standard()}>{t('standard:empty.all')}</Link>
    </EmptyState>
  );
}
