import { Tooltip } from 'antd';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '@/shared/ui/class-names';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import './list-table.css';

interface RowActionProps {
  children: ReactNode;
  onPress: () => void;
  isDeletion?: boolean;
  /** Why it cannot be pressed now; it stays reachable, so that the reason can be read. */
  disabledReason?: string | null;
  /** What it acts on, read after the words ("编辑 no_yes"). */
  subject: string;
}

/** An action of a row, as a link (look §5: at most three to a row). */
export function RowAction({ children, onPress, isDeletion, disabledReason = null, subject }: RowActionProps) {
  const reasonId = useId();
  const button = (
    <button
      type="button"
      className={classNames('row-action', isDeletion && 'row-action-delete')}
      aria-disabled={disabledReason === null ? undefined : true}
      aria-describedby={disabledReason === null ? undefined : reasonId}
      onClick={disabledReason === null ? onPress : undefined}
    >
      {children} <VisuallyHidden>{subject}</VisuallyHidden>
    </button>
  );
  if (disabledReason === null) return button;
  return (
    <>
      <Tooltip title={disabledReason}>{button}</Tooltip>
      <span id={reasonId}>
        <VisuallyHidden>{disabledReason}</VisuallyHidden>
      </span>
    </>
  );
}
