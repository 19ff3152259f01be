import { Modal } from 'antd';
import { useRef, type ReactNode } from 'react';
import { focusFirstField } from '../focus-first-field';
import { useFocusReturn } from '../use-focus-return';

interface InputDialogProps {
  title: string;
  onClose: () => void;
  /** True while it cannot be closed. */
  isLocked?: boolean;
  /** In pixels. */
  width?: number;
  children: ReactNode;
}

/** An open dialog for input: begins in its first field, is not closed by a click beside it, and restores the focus. */
export function InputDialog({ title, onClose, isLocked = false, width, children }: InputDialogProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocusReturn();
  return (
    <Modal
      open
      title={title}
      width={width}
      footer={null}
      mask={{ closable: false }}
      closable={!isLocked}
      keyboard={!isLocked}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && focusFirstField(box.current)}
    >
      <div ref={box}>{children}</div>
    </Modal>
  );
}
