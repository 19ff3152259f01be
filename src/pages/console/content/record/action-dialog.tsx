import { useRef, useState } from 'react';
import type { ContentKind } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import { useActionDraft } from '@/features/content/use-action-draft';
import { useKindWords } from '@/features/content/words/use-kind-words';
import { DialogForm } from '@/shared/console-ui/edit/dialog-form';
import { InputDialog } from '@/shared/console-ui/edit/input-dialog';
import { useDebouncedWrite } from '@/shared/console-ui/edit/use-debounced-write';
import { fieldOfRefusal } from '@/shared/console-ui/edit/edit-failure';
import { useErrorText } from '@/shared/console-ui/edit/use-error-text';
import { focusWrong } from '@/shared/console-ui/focus-wrong';
import { todayIso } from '@/shared/format/date';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/states/note';
import { writeOne } from '../list/bulk/bulk-writes';
import { ActionFields } from '../publish/action-fields';
import { isEnough } from '../publish/first-day';
import { useContentWrites } from '../use-content-writes';
import type { FieldProblemText } from './use-field-problems';

/** The actions that take a note for the log. */
export type NotedAction = 'submit' | 'sendBack' | 'publish' | 'withdraw';

interface ActionDialogProps {
  action: NotedAction;
  kind: ContentKind;
  row: ContentRow;
  /** The user wrote what is in review: sending it back takes it back, without a reason. */
  isOwn: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
  /** The server refused the value of a field. */
  onFieldRefused: (problem: FieldProblemText) => void;
}

/**
 * Asks for what an action needs: a note, to send back a reason, and for a publication its first day. What is typed is a
 * draft until then.
 */
export function ActionDialog({
  action,
  kind,
  row,
  isOwn,
  onClose,
  onDone,
  onFieldRefused,
}: ActionDialogProps) {
  const { t } = useTexts('content');
  const words = useKindWords(kind);
  const language = useLanguage();
  const errorText = useErrorText();
  const writes = useContentWrites();
  const draft = useActionDraft(kind.id, row.id, action);
  const { from, forget } = draft;
  const word = action === 'sendBack' && isOwn ? 'takeBack' : action;
  const isReason = word === 'sendBack';
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const sent = useDebouncedWrite(() => writeOne(kind, action, row, draft));
  const submit = async () => {
    setFailure(null);
    setChecked(true);
    if (!isEnough(draft, isReason)) return focusWrong(form.current);
    try {
      if ((await sent.run()) === undefined) return;
      forget();
      const name = words.name(row.values);
      const isLater = action === 'publish' && from !== null && from > todayIso();
      writes.finish(
        isLater
          ? t('done.schedule', { name, date: dateInText(from, language) })
          : t(`done.${word}`, { name }),
      );
      await onDone();
    } catch (error) {
      const named = kind.fields.map(({ name }) => ({ name, serverName: name }));
      const field = fieldOfRefusal(error, named);
      if (field === null) setFailure(errorText(error));
      else onFieldRefused({ name: field, text: errorText(error) });
    }
  };
  const giveUp = () => {
    forget();
    onClose();
  };
  return (
    <InputDialog title={t(`action.${word}`)} onClose={giveUp}>
      <DialogForm
        ref={form}
        submitText={t(`action.${word}`)}
        variant={action === 'withdraw' ? 'delete' : 'primary'}
        isBusy={sent.isUnderWay}
        onSubmit={() => void submit()}
        onCancel={giveUp}
      >
        <p>{t(`explain.${word}`, { name: words.name(row.values) })}</p>
        {failure !== null && <Note tone="negative" role="alert" title={failure} />}
        <ActionFields action={action} draft={draft} isReason={isReason} isChecked={isChecked} />
      </DialogForm>
    </InputDialog>
  );
}
