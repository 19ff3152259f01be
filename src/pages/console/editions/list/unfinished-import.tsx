import { useState } from 'react';
import { readImportDraft, removeImportDraft } from '@/features/editions/import-draft';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { Button, ButtonLink } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { useEditionWords } from '../use-edition-words';
import { useShownEdition } from '../use-shown-edition';

/** An import of the user that was not sent; it survives a reload, a crash and the end of the session. */
export function UnfinishedImport() {
  const { t, subjectName } = useEditionWords();
  const shown = useShownEdition();
  const confirm = useConfirm();
  const [draft, setDraft] = useState(readImportDraft);
  if (draft === null) return null;
  const discard = async () => {
    if (!(await confirm({ content: t('unfinished.question'), isDeletion: true }))) return;
    await removeImportDraft();
    setDraft(null);
  };
  return (
    <Note
      title={t('unfinished.title')}
      actions={
        <>
          <ButtonLink size="small" to={shown.importAddress(draft.subject)}>
            {t('unfinished.continue')}
          </ButtonLink>
          <Button size="small" variant="text" onClick={() => void discard()}>
            {t('unfinished.discard')}
          </Button>
        </>
      }
    >
      {t('unfinished.text', { file: draft.fileName, importer: subjectName(draft.subject) })}
    </Note>
  );
}
