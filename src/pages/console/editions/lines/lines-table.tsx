import { memo } from 'react';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { DataTable } from '@/shared/ui/table/data-table';
import { rateColumns } from '../rate-columns';
import { useEditionWords } from '../use-edition-words';

interface LinesTableProps {
  subject: string;
  columns: readonly string[];
  /** In the order of the columns; the first cell is the code. */
  rows: readonly (readonly string[])[];
}

interface NumberedLine {
  at: number;
  cells: readonly string[];
}

/** Lines of an edition as printed, a column for each rate. */
export const LinesTable = memo(function LinesTable({ subject, columns, rows }: LinesTableProps) {
  const { t, own, column } = useEditionWords();
  const rates = rateColumns(subject);
  const numbered = rows.map((cells, at): NumberedLine => ({ at, cells }));
  const shown = (id: string, text: string) =>
    id === 'condition' ? textOfCode(t, 'rules.condition', text) : text;
  return (
    <div className="edition-lines">
      <DataTable
        caption={own(subject, 'field.lines')}
        narrow="scroll"
        rows={numbered}
        rowKey={({ at }) => String(at)}
        columns={columns.map((id, place) => ({
          id,
          head: column(subject, id),
          isWhole: place === 0,
          align: rates.has(id) ? 'end' : 'start',
          cell: ({ cells }: NumberedLine) => shown(id, cells[place] ?? '') || '—',
        }))}
      />
    </div>
  );
});
