import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { BranchOpener } from './branch-opener';
import { FoundText } from './found-text';
import type { TreeBranch, TreeLevel, TreeLevelRow } from './tree-levels';

interface BranchNameProps<Row> {
  branch: TreeBranch<Row>;
  /** Ids of the open rows. */
  open: readonly string[];
  onOpen: (ids: readonly string[]) => void;
  nameOf: (row: Row) => string;
  /** The search whose match is marked. */
  query?: string;
}

/** The name of a row and what opens it, or the loading state of its level. */
export function BranchName<Row extends TreeLevelRow>({
  branch,
  open,
  onOpen,
  nameOf,
  query = '',
}: BranchNameProps<Row>) {
  if ('level' in branch) {
    return (
      <>
        <BranchOpener name="" isOpen={false} />
        <LevelState level={branch.level} />
      </>
    );
  }
  const { id, hasChildren } = branch.row;
  const isOpen = open.includes(id);
  const toggle = () => onOpen(isOpen ? open.filter((other) => other !== id) : [...open, id]);
  return (
    <>
      <BranchOpener name={nameOf(branch.row)} isOpen={isOpen} onToggle={hasChildren ? toggle : undefined} />
      <FoundText text={nameOf(branch.row)} query={query} />
    </>
  );
}

function LevelState({ level }: { level: Pick<TreeLevel<unknown>, 'isError' | 'refetch'> }) {
  const { t } = useTexts('ui');
  const { isError, refetch } = level;
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
