import { useState } from 'react';
import { Button } from '@/shared/ui/controls/button';
import { TextField } from '@/shared/ui/fields/text-field';
import { useEditionWords } from '../use-edition-words';

/** The return of an edition to the user who imported it; it needs a reason. */
export function SendBack({ isBusy, onSendBack }: { isBusy: boolean; onSendBack: (note: string) => void }) {
  const { t } = useEditionWords();
  const [note, setNote] = useState('');
  return (
    <div className="edition-action">
      <TextField
        label={t('sendBack.note')}
        required
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button aria-busy={isBusy} disabled={note.trim() === ''} onClick={() => onSendBack(note.trim())}>
        {t('sendBack.action')}
      </Button>
    </div>
  );
}
