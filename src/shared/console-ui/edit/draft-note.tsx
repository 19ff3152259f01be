import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';

interface DraftNoteProps {
  draft: { isRestored: boolean; isStored: boolean };
  /** Back to the saved values. */
  onUndo: () => void;
}

/** What a form says of its draft: that it was restored, and that the browser has no room for it. */
export function DraftNote({ draft: { isRestored, isStored }, onUndo }: DraftNoteProps) {
  const { t } = useTexts('console');
  return (
    <>
      {isRestored && (
        <Note
          role="status"
          actions={
            <Button size="small" onClick={onUndo}>
              {t('edit.undoDraft')}
            </Button>
          }
        >
          {t('edit.draftRestored')}
        </Note>
      )}
      {!isStored && (
        <Note tone="warning" role="status">
          {t('edit.notStored')}
        </Note>
      )}
    </>
  );
}
