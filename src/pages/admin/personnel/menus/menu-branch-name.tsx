import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import type { MenuBranch } from './menu-levels';
import './menu-table.css';

interface OpenerProps {
  branch: MenuBranch;
  open: readonly string[];
  onToggle: (id: string) => void;
}

/** Opens and closes an entry; where nothing is below it, only its width. */
export function MenuOpener({ branch, open, onToggle }: OpenerProps) {
  const { t } = useTranslation('personnel');
  if (branch.entry === null || !branch.entry.hasChildren) return <span className="menu-opener" />;
  const { id, menuName } = branch.entry;
  const isOpen = open.includes(id);
  return (
    <button
      type="button"
      className="menu-opener"
      aria-expanded={isOpen}
      aria-label={t(isOpen ? 'menus.close' : 'menus.open', { name: menuName })}
      onClick={() => onToggle(id)}
    >
      <Icon name="chevron" size={16} />
    </button>
  );
}

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
