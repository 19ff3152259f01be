import { Modal } from 'antd';
import { useState } from 'react';
import { moveContent, publishContent } from '@/features/content/content-api';
import type { ContentKind } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import { useDebouncedWrite } from '@/shared/console-ui/edit/use-debounced-write';
import { useErrorText } from '@/shared/console-ui/edit/use-error-text';
import { todayIso } from '@/shared/format/date';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { TextField } from '@/shared/ui/fields/text-field';
import { Note } from '@/shared/ui/states/note';
import { useContentWrites } from '../use-content-writes';
import { useKindWords } from '@/features/content/words/use-kind-words';

/** The actions that take a note for the log. */
export type NotedAction = 'submit' | 'sendBack' | 'publish' | 'withdraw';

interface ActionDialogProps {
  action: NotedAction;
  kind: ContentKind;
  row: ContentRow;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Asks for what an action needs: a note, and for a publication its first day. */
export function ActionDialog({ action, kind, row, onClose, onDone }: ActionDialogProps) {
  const { t } = useTexts('content');
  const words = useKindWords(kind);
  const errorText = useErrorText();
  const writes = useContentWrites();
  const [note, setNote] = useState('');
  const [when, setWhen] = useState<'now' | 'day'>('now');
  const [from, setFrom] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const isLater = action === 'publish' && when === 'day';
  const isDayMissing = isLater && (from === '' || from < todayIso());
  const sent = useDebouncedWrite(async () => {
    const change = { id: row.id, version: row.version, ...(note.trim() !== '' && { note: note.trim() }) };
    if (action === 'publish') await publishContent(kind.id, { ...change, from: isLater ? from : null });
    else await moveContent(kind.id, action, change);
    return true;
  });
  const submit = async () => {
    setFailure(null);
    if (isDayMissing) return setFailure(t('publish.dayNeeded'));
    try {
      if ((await sent.run()) === undefined) return;
      writes.finish(t(`done.${action}`, { name: words.name(row.values) }));
      await onDone();
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  return (
    <Modal open title={t(`action.${action}`)} footer={null} mask={{ closable: false }} onCancel={onClose}>
      <form
        className="edit-form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>{t(`explain.${action}`, { name: words.name(row.values) })}</p>
        {failure !== null && <Note tone="negative" role="alert" title={failure} />}
        {action === 'publish' && (
          <RadioGroup
            legend={t('publish.when')}
            options={(['now', 'day'] as const).map((value) => ({ value, label: t(`publish.${value}`) }))}
            value={when}
            onValueChange={setWhen}
          />
        )}
        {isLater && (
          <TextField
            label={t('publish.from')}
            type="date"
            min={todayIso()}
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
        )}
        <TextField
          label={t('note.label')}
          hint={t('note.hint')}
          autoComplete="off"
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className="edit-actions">
          <Button size="small" disabled={sent.isUnderWay} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button size="small" type="submit" variant="primary" aria-busy={sent.isUnderWay}>
            {t(`action.${action}`)}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
