import { useTexts } from '@/shared/i18n/use-texts';
import { notify } from '@/shared/ui/states/notify';
import { collectRows, MAX_EXPORTED_ROWS, rowsToCsv } from './export-rows';
import type { ReadRows } from './export-rows';
import { ToolsEnd } from './tools-end';
import type { ListColumn } from '../table/list-column';
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
  const [view] = useListView(list.name, columns);
  const writeRows = async (from: ReadRows<Row>) => {
    const { total, rows } = await collectRows(from, list.wire);
    if (rows.length < total) notify('info', t('tools.exportCut', { max: MAX_EXPORTED_ROWS, total }));
    return rowsToCsv(rows, fileColumns ?? shownColumns(columns, view));
  };
  return (
    <ToolsEnd fileName={fileName} write={read && (() => writeRows(read))} onRefresh={onRefresh}>
      <ColumnsButton name={list.name} columns={columns} />
    </ToolsEnd>
  );
}
