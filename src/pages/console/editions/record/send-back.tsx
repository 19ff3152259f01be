import type { ContentRow } from '@/features/content/content-schema';
import { useActionDraft } from '@/features/content/use-action-draft';
import { Button } from '@/shared/ui/controls/button';
import { TextField } from '@/shared/ui/fields/text-field';
import { useEditionWords } from '../use-edition-words';

interface SendBackProps {
  row: ContentRow;
  isBusy: boolean;
  /** True if it was sent back. */
  onSendBack: (note: string) => Promise<boolean>;
}

/** The return of an edition to the user who imported it; it needs a reason, which is a draft until then. */
export function SendBack({ row, isBusy, onSendBack }: SendBackProps) {
  const { t } = useEditionWords();
  const { note, write, forget } = useActionDraft(row.kind, row.id, 'sendBack');
  const send = async () => {
    if (await onSendBack(note.trim())) forget();
  };
  return (
    <div className="edition-action button-row">
      <TextField
        label={t('sendBack.note')}
        required
        value={note}
        onChange={(event) => write({ note: event.target.value })}
      />
      <Button aria-busy={isBusy} disabled={note.trim() === ''} onClick={() => void send()}>
        {t('sendBack.action')}
      </Button>
    </div>
  );
}
