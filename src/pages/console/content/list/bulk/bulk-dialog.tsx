import { Modal } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import type { ContentKind } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import type { Actor } from '@/features/content/record-state';
import { useActionDraft } from '@/features/content/use-action-draft';
import { focusFirstField } from '@/shared/console-ui/focus-first-field';
import { useFocusReturn } from '@/shared/console-ui/use-focus-return';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { ActionFields } from '../../publish/action-fields';
import { isEnough } from '../../publish/first-day';
import { needsReason, planOf, wordOf, type BulkAction } from './bulk-plan';
import { BulkResult } from './bulk-result';
import type { BulkInput } from './bulk-writes';
import { LeftRows } from './left-rows';
import { useBulkRun, type BulkState } from './use-bulk-run';
import '@/shared/console-ui/edit/edit-form.css';

export interface BulkDialogProps {
  action: BulkAction;
  kind: ContentKind;
  /** The selected records as they were when the dialog opened. */
  rows: readonly ContentRow[];
  actor: Actor;
  /** After the last record, also of undoing. */
  onFinish: (state: BulkState) => void;
  onClose: () => void;
}

/** An action on several records: what will happen to which of them, then how far it is, then what became of each. */
export function BulkDialog({ action, kind, rows, actor, onFinish, onClose }: BulkDialogProps) {
  const { t } = useTexts('content');
  const [plan] = useState(() => planOf(action, rows, kind, actor));
  const word = wordOf(action, actor);
  const bulk = useBulkRun(kind, action, onFinish);
  const { phase } = bulk.state;
  const box = useRef<HTMLDivElement>(null);
  const draft = useActionDraft(kind.id, 'several', action);
  const close = () => {
    draft.forget();
    onClose();
  };
  useFocusReturn();
  return (
    <Modal
      open
      title={t('bulk.title', { action: t(`action.${word}`), count: plan.going.length })}
      footer={null}
      mask={{ closable: false }}
      closable={phase !== 'running'}
      keyboard={phase !== 'running'}
      onCancel={close}
      afterOpenChange={(isOpen) => isOpen && focusFirstField(box.current)}
    >
      <div ref={box}>
        {phase === 'open' ? (
          <Question
            action={action}
            word={word}
            count={plan.going.length}
            isReason={needsReason(action, plan, actor)}
            onSend={(input) => void bulk.start(plan.going, plan.left, input)}
            draft={draft}
            onClose={close}
          >
            {plan.left.length > 0 && (
              <Note title={t('bulk.notGoing', { count: plan.left.length })}>
                <LeftRows kind={kind} rows={plan.left} />
              </Note>
            )}
          </Question>
        ) : (
          <BulkResult kind={kind} bulk={bulk} onClose={close} />
        )}
      </div>
    </Modal>
  );
}

interface QuestionProps {
  action: BulkAction;
  word: ReturnType<typeof wordOf>;
  /** How many records the action applies to. */
  count: number;
  /** The note is a reason, which may not be empty. */
  isReason: boolean;
  draft: ReturnType<typeof useActionDraft>;
  children: ReactNode;
  onSend: (input: BulkInput) => void;
  onClose: () => void;
}

function Question({ action, word, count, isReason, draft, children, onSend, onClose }: QuestionProps) {
  const { t } = useTexts('content');
  const [isChecked, setChecked] = useState(false);
  const send = () => {
    setChecked(true);
    if (isEnough(draft, isReason)) onSend(draft);
  };
  return (
    <form
      className="edit-form bulk-dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p>{t(`bulk.explain.${word}`)}</p>
      <p>{t('bulk.going', { count })}</p>
      {children}
      <ActionFields action={action} draft={draft} isReason={isReason} isChecked={isChecked} />
      <div className="edit-actions">
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          size="small"
          type="submit"
          variant={action === 'delete' ? 'delete' : 'primary'}
          disabled={count === 0}
        >
          {t(`action.${word}`)}
        </Button>
      </div>
    </form>
  );
}
