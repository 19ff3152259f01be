import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';

/** The end of a tool row without export: a reload. */
export function RefreshTool({ onRefresh }: { onRefresh: () => void }) {
  const { t } = useTexts('console');
  return (
    <div className="list-tools-end">
      <Button size="small" onClick={onRefresh}>
        {t('tools.refresh')}
      </Button>
    </div>
  );
}
