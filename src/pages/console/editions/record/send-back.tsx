import type { ContentRow } from '@/features/content/content-schema';
import { useNoteDraft } from '@/features/content/use-note-draft';
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
  const { note, write, forget } = useNoteDraft(row.kind, row.id, 'sendBack');
  const send = async () => {
    if (await onSendBack(note.trim())) forget();
  };
  return (
    <div className="edition-action">
      <TextField
        label={t('sendBack.note')}
        required
        value={note}
        onChange={(event) => write(event.target.value)}
      />
      <Button aria-busy={isBusy} disabled={note.trim() === ''} onClick={() => void send()}>
        {t('sendBack.action')}
      </Button>
    </div>
  );
}
