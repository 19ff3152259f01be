import { classNames } from '@/shared/ui/styles/class-names';
import { HintedButton } from '../../hinted-button';
import './list-table.css';

interface RowActionProps {
  /** Its label. */
  children: string;
  onPress: () => void;
  isDeletion?: boolean;
  /** Why it is disabled; it stays focusable, so that the reason can be read. */
  disabledReason?: string | null;
  /** What it acts on, read after the label ("编辑 no_yes"). */
  subject: string;
}

/** An action of a row, as a link (look §5: at most three to a row). */
export function RowAction(props: RowActionProps) {
  const { children, onPress, isDeletion, disabledReason = null, subject } = props;
  const className = classNames('row-action', isDeletion && 'row-action-delete');
  const label = `${children} ${subject}`;
  if (disabledReason === null) {
    return (
      <button type="button" className={className} aria-label={label} onClick={onPress}>
        {children}
      </button>
    );
  }
  return (
    <HintedButton hint={disabledReason} className={className} aria-label={label} aria-disabled>
      {children}
    </HintedButton>
  );
}
