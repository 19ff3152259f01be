import { downloadText } from '@/shared/files/download';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { rowsToCsv } from '../page/export-rows';
import type { ListColumn, ListRow } from '../table/list-column';
import type { Selection } from '../table/use-selection';
import './selection-bar.css';

/** An action on all selected rows, beyond deleting them. */
export interface BulkAction<Row> {
  key: string;
  label: string;
  run: (rows: readonly Row[]) => void;
}

interface SelectionBarProps<Row extends ListRow> {
  selection: Selection<Row>;
  /** The rows of the page. */
  rows: readonly Row[];
  /** The columns of the exported file. */
  columns: readonly ListColumn<Row>[];
  /** Name of the file, without its ending. */
  fileName: string;
  actions?: readonly BulkAction<Row>[];
  /** After the selection was left by the user, with the bar. */
  onCleared: () => void;
}

/** What can be done with the selected rows; below the rows, so that they stay where they are. */
export function SelectionBar<Row extends ListRow>(props: SelectionBarProps<Row>) {
  const { selection, rows, columns, fileName, actions = [], onCleared } = props;
  const { t } = useTexts('console');
  if (selection.ids.length === 0) return null;
  const isOnPage = new Set(rows.map(({ id }) => id));
  const elsewhere = selection.ids.filter((id) => !isOnPage.has(id)).length;
  return (
    <div className="selection-bar button-row" role="group" aria-label={t('bulk.label')}>
      {elsewhere > 0 && <p>{t('bulk.elsewhere', { count: elsewhere })}</p>}
      {actions.map(({ key, label, run }) => (
        <Button key={key} size="small" onClick={() => run(selection.rows)}>
          {label}
        </Button>
      ))}
      <Button
        size="small"
        onClick={() => downloadText(`${fileName}.csv`, 'text/csv', rowsToCsv(selection.rows, columns))}
      >
        {t('bulk.export')}
      </Button>
      <Button
        size="small"
        variant="text"
        onClick={() => {
          selection.clear();
          onCleared();
        }}
      >
        {t('bulk.clear')}
      </Button>
    </div>
  );
}
