import type { ContentKind } from '@/features/content/content-kind';
import { useKindWords } from '@/features/content/words/use-kind-words';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/states/note';
import { importChanges } from './import-changes';
import type { SavedRecords } from './lost-import';
import type { ImportRow } from './read-import';

interface ChangesNoteProps {
  kind: ContentKind;
  rows: readonly ImportRow[];
  saved: SavedRecords;
}

/**
 * The fields that an import changes in saved records: also those that a colleague changed after the file was exported,
 * whose columns may be left out. Nothing for new records alone.
 */
export function ChangesNote({ kind, rows, saved }: ChangesNoteProps) {
  const { t } = useTexts('content');
  const words = useKindWords(kind);
  const found = rows.filter(({ id }) => id !== null && saved.has(id));
  if (found.length === 0) return null;
  const changes = importChanges(kind, found, saved);
  if (changes.length === 0) return <Note>{t('import.noChanges', { count: found.length })}</Note>;
  return (
    <Note title={t('import.changes')}>
      <ul>
        {changes.map(({ field, count, emptied }) => (
          <li key={field.name}>
            {t(emptied === 0 ? 'import.change' : 'import.changeEmptied', {
              field: words.fieldLabel(field),
              count,
              emptied,
            })}
          </li>
        ))}
      </ul>
      <p>{t('import.changesNext')}</p>
    </Note>
  );
}
