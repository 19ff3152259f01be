import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from './button';
import { classNames } from '../styles/class-names';
import { Icon } from './icon';
import './dialog.css';

interface DialogProps {
  isOpen: boolean;
  title: string;
  /** Called on Escape, on the close button and on a press outside the dialog. */
  onClose: () => void;
  children: ReactNode;
  /** The row of buttons at the foot. */
  actions?: ReactNode;
  /** `side` is at the right edge over the full height. */
  placement?: 'centre' | 'side';
  className?: string;
  /** What has the focus at first; by default the button that closes it. */
  startsAt?: RefObject<HTMLElement | null>;
}

/** A modal native dialog: the browser traps and restores focus. Its content is mounted only while open. */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

/** A separate component, so that React closes the dialog (and focus returns) before it is unmounted. */
function OpenDialog(props: Omit<DialogProps, 'isOpen'>) {
  const { title, onClose, children, actions, placement = 'centre', className, startsAt } = props;
  const { t } = useTexts('ui');
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    startsAt?.current?.focus();
    return () => dialog?.close();
  }, [startsAt]);
  return (
    <dialog
      ref={ref}
      className={classNames('dialog', `dialog-${placement}`, className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className="dialog-panel">
        <div className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <Button variant="text" iconOnly aria-label={t('action.close')} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
        <div className="dialog-body">{children}</div>
        {actions !== undefined && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  );
}
