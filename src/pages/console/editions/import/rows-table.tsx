import type { FileFormat } from '@/domain/editions';
import type { FileRow } from '@/features/editions/engine/engine-calls';
import { Button } from '@/shared/ui/controls/button';
import { Tag } from '@/shared/ui/marks/tag';
import { DataTable } from '@/shared/ui/table/data-table';
import type { TableColumn } from '@/shared/ui/table/table-column';
import { useEditionWords } from '../use-edition-words';
import { rateColumns } from '../rate-columns';
import { type CellField, cellFields } from './cell-fields';
import { rowPlaces } from './row-places';
import type { Import } from './use-import';

interface RowsTableProps {
  run: Import;
  subject: string;
  format: FileFormat;
  rows: readonly FileRow[];
  onEdit: (row: FileRow) => void;
}

/** Rows of the file with what can be done with each. */
export function RowsTable({ run, subject, format, rows, onEdit }: RowsTableProps) {
  const { t, column } = useEditionWords();
  const { hasSheets, placeOf, wordsOf } = rowPlaces(run.opened);
  const { repairs } = run.draft;
  const repaired = new Set(repairs.map(({ row }) => row));
  const undo = ({ row }: FileRow) => (
    <Button
      size="small"
      variant="text"
      aria-label={t('rows.undoRow', wordsOf(row))}
      onClick={() => run.undoRow(row)}
    >
      {t('rows.undo')}
    </Button>
  );
  const actions = (row: FileRow) =>
    row.isLeftOut ? (
      <div className="edition-repair button-row">
        <Tag>{t('rows.leftOut')}</Tag>
        {undo(row)}
      </div>
    ) : (
      <div className="edition-repair button-row">
        <Button size="small" aria-label={t('rows.editRow', wordsOf(row.row))} onClick={() => onEdit(row)}>
          {t('problems.apply')}
        </Button>
        <Button
          size="small"
          variant="text"
          aria-label={t('problems.leaveOutRow', wordsOf(row.row))}
          onClick={() => run.repair({ row: row.row, column: null, text: '' })}
        >
          {t('problems.leaveOut')}
        </Button>
        {repaired.has(row.row) && undo(row)}
      </div>
    );
  const fields = cellFields(format, subject);
  const rates = rateColumns(subject);
  const cellColumn = ({ id, place }: CellField): TableColumn<FileRow> => ({
    id,
    head: column(subject, id),
    isWhole: id === 'code',
    align: rates.has(id) ? 'end' : 'start',
    cell: ({ cells }) => cells[place] || '—',
  });
  const placeColumns: TableColumn<FileRow>[] = [
    { id: 'sheet', head: t('problems.sheet'), cell: ({ row }) => placeOf(row).sheet },
    { id: 'row', head: t('problems.row'), align: 'end', cell: ({ row }) => placeOf(row).row },
  ];
  return (
    <div className="edition-lines">
      <DataTable
        caption={t('rows.title')}
        narrow="scroll"
        rows={rows}
        rowKey={({ row }) => String(row)}
        columns={[
          ...fields.filter(({ id }) => id === 'code').map(cellColumn),
          { id: 'actions', head: t('rows.actions'), cell: actions },
          ...(hasSheets ? placeColumns : []),
          ...fields.filter(({ id }) => id !== 'code').map(cellColumn),
        ]}
      />
    </div>
  );
}
