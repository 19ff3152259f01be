import type { ContentKind } from '@/features/content/content-kind';
import { useKindWords } from '@/features/content/words/use-kind-words';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/states/note';
import type { ImportCell } from './read-import';

/** Cells that are listed; the number of rows counts all. */
const SHOWN = 50;

interface CellsNoteProps {
  kind: ContentKind;
  /** What the cells have in common: the text of `content:import.<about>`, with the number of rows. */
  about: 'cleaned' | 'incomplete';
  cells: readonly ImportCell[];
}

/** Cells to look at that do not stop an import, each with its row and field; nothing for none. */
export function CellsNote({ kind, about, cells }: CellsNoteProps) {
  const { t } = useTexts('content');
  const words = useKindWords(kind);
  if (cells.length === 0) return null;
  return (
    <Note
      tone="warning"
      role="status"
      title={t(`import.${about}`, { count: new Set(cells.map(({ row }) => row)).size })}
    >
      <ul>
        {cells.slice(0, SHOWN).map(({ row, field }) => (
          <li key={`${row} ${field.name}`}>
            {t('import.cell', { number: row, field: words.fieldLabel(field) })}
          </li>
        ))}
      </ul>
    </Note>
  );
}
