import { App } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { focusPlace, isFocusLost } from './focus-place';
import './use-confirm.css';

interface Question {
  content: ReactNode;
  /** The consequence, under the question. */
  detail?: string;
  /** 温馨提示 by default. */
  title?: string;
  /** 确定 by default. */
  okText?: string;
  /** 取消 by default. */
  cancelText?: string;
  /** True for a deletion: the confirming button is red, and the question says that it is final. */
  isDeletion?: boolean;
  /** True for a deletion that can be undone. */
  isUndoable?: boolean;
}

/**
 * Shows a confirmation with the defaults of the specification (§9: 确定, 取消, 温馨提示); resolves to true if it is
 * confirmed. One at a time: while one is open, another call resolves to false. If its opener is hidden or unmounted,
 * it resolves to false. The focus returns to what had it, or close to its place.
 */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { modal } = App.useApp();
  const { t } = useTexts('console');
  const takeBack = useRef<(() => void) | null>(null);
  useEffect(() => () => takeBack.current?.(), []);
  return useCallback(
    ({
      content,
      detail,
      title,
      okText,
      cancelText,
      isDeletion = false,
      isUndoable = !isDeletion,
    }: Question) => {
      if (takeBack.current !== null) return Promise.resolve(false);
      return new Promise<boolean>((resolve) => {
        const answer = (isConfirmed: boolean) => {
          takeBack.current = null;
          resolve(isConfirmed);
        };
        takeBack.current = () => {
          answer(false);
          dialog.destroy();
        };
        const restoreFocus = focusPlace();
        const dialog = modal.confirm({
          title: title ?? t('confirm.title'),
          content: (
            <>
              <p>{content}</p>
              {detail !== undefined && <p className="confirm-detail">{detail}</p>}
              {!isUndoable && <p className="confirm-detail">{t('confirm.isFinal')}</p>}
            </>
          ),
          icon: null,
          okText: okText ?? t('confirm.ok'),
          cancelText: cancelText ?? t('confirm.cancel'),
          okButtonProps: { danger: isDeletion },
          focusable: { autoFocusButton: isDeletion ? 'cancel' : 'ok' },
          mask: { closable: false },
          onOk: () => answer(true),
          onCancel: () => answer(false),
          // What opened it may be deleted by now.
          afterClose: () => {
            if (isFocusLost()) restoreFocus();
          },
        });
      });
    },
    [modal, t],
  );
}
