import type { ContentKind } from '@/features/content/content-kind';
import { useKindWords } from '@/features/content/words/use-kind-words';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/states/note';
import type { ImportCell } from './read-import';

/** Rows that are listed; their number counts all. */
const SHOWN = 50;

interface CellsNoteProps {
  kind: ContentKind;
  /** What the cells have in common: the text of `content:import.<about>`, with the number of rows. */
  about: 'cleaned' | 'incomplete';
  cells: readonly ImportCell[];
}

/** Cells to look at that do not stop an import, each row with its fields; nothing for none. */
export function CellsNote({ kind, about, cells }: CellsNoteProps) {
  const { t } = useTexts('content');
  const words = useKindWords(kind);
  if (cells.length === 0) return null;
  const rows = [...new Set(cells.map(({ row }) => row))];
  const fieldsOf = (number: number) =>
    cells.filter(({ row }) => row === number).map(({ field }) => words.fieldLabel(field));
  return (
    <Note tone="warning" role="status" title={t(`import.${about}`, { count: rows.length })}>
      <ul>
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row}>{t('import.cell', { number: row, field: fieldsOf(row).join(t('comma')) })}</li>
        ))}
      </ul>
    </Note>
  );
}
