import { useState } from 'react';
import { readImportDrafts, removeImportDraft } from '@/features/editions/import-draft';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { Button, ButtonLink } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { useEditionWords } from '../use-edition-words';
import { useShownEdition } from '../use-shown-edition';

/** The imports of the user that were not sent; they survive a reload, a crash and the end of the session. */
export function UnfinishedImports() {
  const { t, subjectName } = useEditionWords();
  const shown = useShownEdition();
  const confirm = useConfirm();
  const [drafts, setDrafts] = useState(readImportDrafts);
  if (drafts.length === 0) return null;
  const discard = async (subject: string) => {
    if (!(await confirm({ content: t('unfinished.question'), isDeletion: true }))) return;
    await removeImportDraft(subject);
    setDrafts(readImportDrafts());
  };
  return (
    <Note title={t('unfinished.title')}>
      <ul className="editions-unfinished">
        {drafts.map(({ subject, fileName }) => (
          <li key={subject}>
            <span>{t('unfinished.text', { file: fileName, importer: subjectName(subject) })}</span>{' '}
            <ButtonLink size="small" to={shown.importAddress(subject)}>
              {t('unfinished.continue')}
            </ButtonLink>
            <Button size="small" variant="text" onClick={() => void discard(subject)}>
              {t('unfinished.discard')}
            </Button>
          </li>
        ))}
      </ul>
    </Note>
  );
}
