import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import type { MenuBranch } from './menu-levels';

/** The name of an entry, or the loading state of its level. */
export function MenuBranchName({ branch }: { branch: MenuBranch }) {
  const { t } = useTexts('ui');
  if (branch.entry !== null) return branch.entry.menuName;
  const { isError, refetch } = branch.level;
  if (!isError) return <span role="status">{t('state.loading')}</span>;
  return (
    <span role="alert">
      {t('state.error')}{' '}
      <Button size="small" variant="text" onClick={() => void refetch()}>
        {t('action.retry')}
      </Button>
    </span>
  );
}
