import { Fragment, useId, useState } from 'react';
import { deleteContent, discardContent } from '@/features/content/content-api';
import { problemsOf } from '@/features/content/content-checks';
import type { ContentKind } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import { refusalOfRow, WRITER_MAY_NOT_PUBLISH, type RecordAction } from '@/features/content/record-state';
import { useKindWords } from '@/features/content/words/use-kind-words';
import { Refusal } from '@/shared/console-ui/edit/refusal';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { useActor } from '../use-actor';
import { useContentPlace } from '../use-content-place';
import { useContentWrites } from '../use-content-writes';
import { isScheduled } from '../words/row-state';
import { ActionDialog, type NotedAction } from './action-dialog';
import type { FieldProblemText } from './use-field-problems';

const NOTED: readonly NotedAction[] = ['submit', 'sendBack', 'publish', 'withdraw'];

interface RecordActionsProps {
  kind: ContentKind;
  row: ContentRow;
  /** True while the form has unsaved changes: they are saved first, unless the record went to review meanwhile. */
  isDirty: boolean;
  /** True while a dialog is open that takes a note. */
  onAskingChange: (isAsking: boolean) => void;
  onChanged: () => Promise<void>;
  onDeleted: () => void;
  /** What must be corrected before the record goes on. */
  onProblems: (problems: readonly FieldProblemText[]) => void;
}

/** What the user may do with the record in its state, as buttons. */
export function RecordActions(props: RecordActionsProps) {
  const { kind, row, isDirty, onAskingChange, onChanged, onDeleted, onProblems } = props;
  const { t } = useTexts('content');
  const words = useKindWords(kind);
  const place = useContentPlace();
  const confirm = useConfirm();
  const ownDraftId = useId();
  // With the record as it was then: an action never applies to what the user has not seen.
  const [open, setOpen] = useState<{ action: NotedAction; row: ContentRow } | null>(null);
  const [lacking, setLacking] = useState<string | null>(null);
  const { run, refusal, forgetRefusal } = useContentWrites();
  const actor = useActor(kind);
  const refusalFor = (action: RecordAction) => refusalOfRow(action, row, actor);
  const isOwn = actor.userId === row.writtenBy;
  const labelOf = (action: NotedAction) => {
    if (action === 'sendBack' && isOwn) return t('action.takeBack');
    if (row.state === 'withdrawn' && action === 'submit') return t('action.submitAgain');
    if (row.state === 'withdrawn' && action === 'publish') return t('action.publishAgain');
    return t(`action.${action}`);
  };
  const openDialog = (dialog: typeof open) => {
    setOpen(dialog);
    onAskingChange(dialog !== null);
  };
  const start = (action: NotedAction) => {
    const problems = action === 'submit' || action === 'publish' ? problemsOf(kind, row.values) : [];
    if (problems.length === 0) return openDialog({ action, row });
    setLacking(problems.map(({ field }) => words.fieldLabel(field)).join(t('comma')));
    onProblems(
      problems.map((found) => ({
        name: found.field.name,
        text: words.problem(found, row.values[found.field.name]),
      })),
    );
  };
  const remove = async () => {
    const question = {
      content: t('delete.questionThis'),
      detail: t('delete.detail', { name: words.name(row.values) }),
    };
    if (!(await confirm({ ...question, isDeletion: true, isUndoable: true }))) return;
    await run(
      `delete ${row.id}`,
      async () => {
        await deleteContent(kind.id, [row.id]);
        onDeleted();
      },
      t('delete.done'),
    );
  };
  const discard = async () => {
    const name = words.name(row.values);
    const question = { content: t('discardDraft.question'), detail: t('discardDraft.detail', { name }) };
    if (!(await confirm({ ...question, okText: t('action.discard'), isDeletion: true, isUndoable: true })))
      return;
    const isDone = await run(
      `discard ${row.id} ${row.version}`,
      () => discardContent(kind.id, { id: row.id, version: row.version }),
      t('discardDraft.done', { name }),
    );
    if (isDone) await onChanged();
  };
  return (
    <div className="record-actions button-row">
      {NOTED.map((action) => {
        const refused = refusalFor(action);
        if (refused === WRITER_MAY_NOT_PUBLISH)
          return (
            <Fragment key={action}>
              <Button size="small" disabled aria-describedby={ownDraftId}>
                {t(`action.${action}`)}
              </Button>
              <span className="record-actions-note" id={ownDraftId}>
                {t('action.ownDraft')}
              </span>
            </Fragment>
          );
        if (refused !== null) return null;
        return (
          <Button
            key={action}
            size="small"
            variant={action === 'withdraw' ? 'delete' : action === 'sendBack' ? 'secondary' : 'primary'}
            // In review what was typed cannot be saved before.
            disabled={isDirty && action !== 'sendBack'}
            onClick={() => start(action)}
          >
            {labelOf(action)}
          </Button>
        );
      })}
      {refusalFor('discard') === null && (
        <Button size="small" variant="delete" disabled={isDirty} onClick={() => void discard()}>
          {t('action.discard')}
        </Button>
      )}
      {refusalFor('delete') === null && (
        <Button size="small" variant="delete" onClick={() => void remove()}>
          {t('action.delete')}
        </Button>
      )}
      {actor.may('insert') && (
        <Button size="small" variant="text" onClick={() => place.copy(row.id)}>
          {t('action.copy')}
        </Button>
      )}
      {isScheduled(row) && actor.may('update') && (
        <span className="record-actions-note">{t('changeDay')}</span>
      )}
      {isDirty && (
        <span className="record-actions-note">
          {t(row.state === 'review' ? 'inReviewMeanwhile' : 'saveFirst')}
        </span>
      )}
      <Refusal text={refusal} onClose={forgetRefusal} />
      <Refusal
        text={lacking === null ? null : t('incomplete', { fields: lacking })}
        onClose={() => setLacking(null)}
      />
      {open !== null && (
        <ActionDialog
          action={open.action}
          kind={kind}
          row={open.row}
          isOwn={isOwn}
          onClose={() => openDialog(null)}
          onFieldRefused={(problem) => {
            openDialog(null);
            onProblems([problem]);
          }}
          onDone={() => {
            openDialog(null);
            return onChanged();
          }}
        />
      )}
    </div>
  );
}
