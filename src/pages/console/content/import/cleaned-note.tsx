import type { ContentKind } from '@/features/content/content-kind';
import { useKindWords } from '@/features/content/words/use-kind-words';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/states/note';
import type { CleanedCell } from './read-import';

/** Texts that are listed; the number of rows counts all. */
const SHOWN = 50;

/** The texts from which something was taken out, each with its row and field; nothing for none. */
export function CleanedNote({ kind, cleaned }: { kind: ContentKind; cleaned: readonly CleanedCell[] }) {
  const { t } = useTexts('content');
  const words = useKindWords(kind);
  if (cleaned.length === 0) return null;
  return (
    <Note
      tone="warning"
      role="status"
      title={t('import.cleaned', { count: new Set(cleaned.map(({ row }) => row)).size })}
    >
      <ul>
        {cleaned.slice(0, SHOWN).map(({ row, field }) => (
          <li key={`${row} ${field.name}`}>
            {t('import.cleanedCell', { number: row, field: words.fieldLabel(field) })}
          </li>
        ))}
      </ul>
    </Note>
  );
}
