import { isCancelled } from '@/shared/api/client/api-errors';
import { downloadText } from '@/shared/files/download';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { notify } from '@/shared/ui/states/notify';
import { collectRows, MAX_EXPORTED_ROWS, rowsToCsv } from './export-rows';
import type { ReadRows } from './export-rows';
import type { ListColumn } from '../table/list-column';
import { useDebouncedWrite } from '../../edit/use-debounced-write';
import { useErrorText } from '../../edit/use-error-text';
import type { ListQuery } from '../query/use-list-query';
import { ColumnsButton } from '../view/columns-button';
import { shownColumns } from '../view/list-view';
import { useListView } from '../view/use-list-view';

interface ListToolsEndProps<Row extends object> {
  list: ListQuery;
  columns: readonly ListColumn<Row>[];
  /** The columns of the file; by default those shown. */
  fileColumns?: readonly ListColumn<Row>[];
  /** Name of the file, without its ending. */
  fileName: string;
  /** Loads the rows for the file; `quiet`, since errors are shown here. Missing where the user may not export. */
  read?: ReadRows<Row>;
  onRefresh: () => void;
}

/** The end of a tool row: the columns, all rows that match the filters as CSV, and a reload of the page. */
export function ListToolsEnd<Row extends object>(props: ListToolsEndProps<Row>) {
  const { list, columns, fileColumns, fileName, read, onRefresh } = props;
  const { t } = useTexts('console');
  const errorText = useErrorText();
  const [view] = useListView(list.name, columns);
  const exporting = useDebouncedWrite(async () => {
    if (read === undefined) return;
    try {
      const { total, rows } = await collectRows(read, list.wire);
      const written = fileColumns ?? shownColumns(columns, view);
      downloadText(`${fileName}.csv`, 'text/csv', rowsToCsv(rows, written));
      if (rows.length < total) notify('info', t('tools.exportCut', { max: MAX_EXPORTED_ROWS, total }));
    } catch (error) {
      if (!isCancelled(error)) notify('error', errorText(error));
    }
  });
  return (
    <div className="list-tools-end">
      <ColumnsButton name={list.name} columns={columns} />
      {read !== undefined && (
        <Button size="small" aria-busy={exporting.isUnderWay} onClick={() => void exporting.run()}>
          {t(exporting.isUnderWay ? 'tools.exporting' : 'tools.export')}
        </Button>
      )}
      <Button size="small" onClick={onRefresh}>
        {t('tools.refresh')}
      </Button>
    </div>
  );
}
