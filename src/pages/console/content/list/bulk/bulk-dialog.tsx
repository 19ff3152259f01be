import { useState, type ReactNode } from 'react';
import type { ContentKind } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import type { Actor } from '@/features/content/record-state';
import { useActionDraft } from '@/features/content/use-action-draft';
import { DialogForm } from '@/shared/console-ui/edit/dialog-form';
import { InputDialog } from '@/shared/console-ui/edit/input-dialog';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/states/note';
import { ActionFields } from '../../publish/action-fields';
import { isEnough } from '../../publish/first-day';
import { needsReason, planOf, wordOf, type BulkAction } from './bulk-plan';
import { BulkResult } from './bulk-result';
import type { BulkInput } from './bulk-writes';
import { LeftRows } from './left-rows';
import { useBulkRun, type BulkState } from './use-bulk-run';

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
  const draft = useActionDraft(kind.id, 'several', action);
  const close = () => {
    draft.forget();
    onClose();
  };
  return (
    <InputDialog
      title={t('bulk.title', { action: t(`action.${word}`), count: plan.going.length })}
      isLocked={phase === 'running'}
      onClose={close}
    >
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
    </InputDialog>
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
    <DialogForm
      submitText={t(`action.${word}`)}
      variant={action === 'delete' ? 'delete' : 'primary'}
      canSubmit={count > 0}
      onSubmit={send}
      onCancel={onClose}
    >
      <p>{t(`bulk.explain.${word}`)}</p>
      <p>{t('bulk.going', { count })}</p>
      {children}
      <ActionFields action={action} draft={draft} isReason={isReason} isChecked={isChecked} />
    </DialogForm>
  );
}
