import { useTexts } from '@/shared/i18n/use-texts';
import { Icon } from '@/shared/ui/controls/icon';
import './branch-opener.css';

interface BranchOpenerProps {
  /** The name of the branch. */
  name: string;
  isOpen: boolean;
  /** Missing without children: only the width stays. */
  onToggle?: () => void;
}

/** Opens and closes a branch of a tree. */
export function BranchOpener({ name, isOpen, onToggle }: BranchOpenerProps) {
  const { t } = useTexts('console');
  if (onToggle === undefined) return <span className="branch-opener" />;
  return (
    <button
      type="button"
      className="branch-opener"
      aria-expanded={isOpen}
      aria-label={t(isOpen ? 'branch.close' : 'branch.open', { name })}
      onClick={onToggle}
    >
      <Icon name="chevron" size={16} />
    </button>
  );
}
