import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import type { MenuBranch } from './menu-levels';

/** The name of an entry, or how the reading of its level stands. */
export function MenuBranchName({ branch }: { branch: MenuBranch }) {
  const { t } = useTranslation('ui');
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
