import type { ContentKind } from '@/features/content/content-kind';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/states/note';
import { useKindWords } from '@/features/content/words/use-kind-words';
import type { ImportProblem } from './read-import';

/** Problems that are listed; the number of rows counts all. */
const SHOWN = 50;

interface ProblemsNoteProps {
  kind: ContentKind;
  problems: readonly ImportProblem[];
}

/** The cells that are refused, each with its row, field and reason; nothing for none. */
export function ProblemsNote({ kind, problems }: ProblemsNoteProps) {
  const { t } = useTexts('content');
  const words = useKindWords(kind);
  if (problems.length === 0) return null;
  return (
    <Note
      tone="negative"
      role="alert"
      title={t('import.problems', { count: new Set(problems.map(({ row }) => row)).size })}
    >
      <ul>
        {problems.slice(0, SHOWN).map((found) => (
          <li key={`${found.row} ${found.field.name}`}>
            {t('import.problem', {
              number: found.row,
              field: words.fieldLabel(found.field),
              reason: words.problem(found, found.value),
            })}
          </li>
        ))}
      </ul>
    </Note>
  );
}
