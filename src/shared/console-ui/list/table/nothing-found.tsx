import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';

/** Filters or a search that nothing matches, and the way back to all rows. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTexts('console');
  return (
    <EmptyState why={t('empty.filtered')}>
      <Button size="small" onClick={onClear}>
        {t('empty.withoutFilters')}
      </Button>
    </EmptyState>
  );
}
