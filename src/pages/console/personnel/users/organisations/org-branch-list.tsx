import { useState } from 'react';
import { BranchOpener } from '@/shared/console-ui/tree/branch-opener';
import type { OrgBranch } from './org-branches';

interface OrgBranchListProps {
  branches: readonly OrgBranch[];
  /** The key of the selected branch. */
  group: string;
  onSelect: (group: string) => void;
}

/** A level of the organisations with everything below it, initially open. */
export function OrgBranchList({ branches, group, onSelect }: OrgBranchListProps) {
  return (
    <ul className="org-branches">
      {branches.map((branch) => (
        <OrgBranchItem key={branch.key} branch={branch} group={group} onSelect={onSelect} />
      ))}
    </ul>
  );
}

function OrgBranchItem({
  branch,
  group,
  onSelect,
}: Omit<OrgBranchListProps, 'branches'> & { branch: OrgBranch }) {
  const { key, title, children } = branch;
  const [isOpen, setIsOpen] = useState(true);
  const hasChildren = children.length > 0;
  return (
    <li>
      <div className="org-branch">
        <BranchOpener
          name={title}
          isOpen={isOpen}
          onToggle={hasChildren ? () => setIsOpen(!isOpen) : undefined}
        />
        <button type="button" aria-current={key === group || undefined} onClick={() => onSelect(key)}>
          {title}
        </button>
      </div>
      {hasChildren && isOpen && <OrgBranchList branches={children} group={group} onSelect={onSelect} />}
    </li>
  );
}
