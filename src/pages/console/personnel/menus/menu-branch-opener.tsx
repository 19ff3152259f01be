import { BranchOpener } from '../branch-opener';
import type { MenuBranch } from './menu-levels';

interface MenuBranchOpenerProps {
  branch: MenuBranch;
  /** Ids of the open entries. */
  open: readonly string[];
  onOpen: (ids: readonly string[]) => void;
}

/** Opens and closes an entry of the menu, if anything is below it. */
export function MenuBranchOpener({ branch, open, onOpen }: MenuBranchOpenerProps) {
  const { key, entry } = branch;
  const isOpen = open.includes(key);
  return (
    <BranchOpener
      name={entry?.menuName ?? ''}
      isOpen={isOpen}
      onToggle={
        entry?.hasChildren
          ? () => onOpen(isOpen ? open.filter((other) => other !== key) : [...open, key])
          : undefined
      }
    />
  );
}
