import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { draftKeys } from '@/shared/storage/draft-keys';
import { removeDraft } from '@/shared/storage/draft';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { useConfirm } from '../use-confirm';

interface DraftsNoteProps {
  /** Prefix of the keys of this list's drafts (`dict:`); followed by `new`, the id of a record, or what the list adds. */
  start: string;
  /** Opens the form of a draft by the end of its key; null is that of a new record. */
  onOpen: (end: string | null) => void;
}

/** Lists unsaved forms of this list, from an expired session or a closed window, with links to them. */
export function DraftsNote({ start, onOpen }: DraftsNoteProps) {
  const { t } = useTexts('console');
  const confirm = useConfirm();
  const [, setDiscarded] = useState(0);
  const ends = draftKeys(start).filter((end) => !end.includes(':'));
  const first = ends.includes('new') ? 'new' : ends[0];
  if (first === undefined) return null;
  const discard = async () => {
    const question = { content: t('drafts.discardQuestion'), okText: t('drafts.discard'), isDeletion: true };
    if (!(await confirm(question))) return;
    for (const end of ends) removeDraft(start + end);
    setDiscarded((count) => count + 1);
  };
  return (
    <Note
      actions={
        <>
          <Button size="small" onClick={() => onOpen(first === 'new' ? null : first)}>
            {t('drafts.open')}
          </Button>
          <Button size="small" variant="text" onClick={() => void discard()}>
            {t('drafts.discard')}
          </Button>
        </>
      }
    >
      {t('drafts.found', { count: ends.length })}
    </Note>
  );
}
