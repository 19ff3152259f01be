import { isCancelled } from '@/shared/api/client/api-errors';
import { downloadText } from '@/shared/files/download';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { notify } from '@/shared/ui/states/notify';
import { useDebouncedWrite } from '../edit/use-debounced-write';
import { useErrorText } from '../edit/use-error-text';
import { rowsToCsv } from '../list/page/export-rows';
import type { ListColumn } from '../list/table/list-column';
import type { TreeRow } from './found-tree';

interface TreeToolsEndProps<Row> {
  /** The columns of the file after the names of a row and its parent. */
  columns: readonly ListColumn<Row>[];
  heads: { name: string; parent: string };
  nameOf: (row: Row) => string;
  /** Name of the file, without its ending. */
  fileName: string;
  /** Loads all rows. */
  read: () => Promise<readonly Row[]>;
  onRefresh: () => void;
}

/** The end of the tool row of a tree: the whole tree as CSV, and a reload. */
export function TreeToolsEnd<Row extends TreeRow>(props: TreeToolsEndProps<Row>) {
  const { columns, heads, nameOf, fileName, read, onRefresh } = props;
  const { t } = useTexts('console');
  const errorText = useErrorText();
  const exporting = useDebouncedWrite(async () => {
    try {
      const rows = await read();
      const names = new Map(rows.map((row) => [row.id, nameOf(row)]));
      const parentOf = ({ parentId }: Row) => names.get(parentId ?? '') ?? null;
      const written: readonly ListColumn<Row>[] = [
        { id: 'name', head: heads.name, text: nameOf },
        { id: 'parent', head: heads.parent, text: parentOf },
        ...columns,
      ];
      downloadText(`${fileName}.csv`, 'text/csv', rowsToCsv(rows, written));
    } catch (error) {
      if (!isCancelled(error)) notify('error', errorText(error));
    }
  });
  return (
    <div className="list-tools-end">
      <Button size="small" aria-busy={exporting.isUnderWay} onClick={() => void exporting.run()}>
        {t(exporting.isUnderWay ? 'tools.exporting' : 'tools.export')}
      </Button>
      <Button size="small" onClick={onRefresh}>
        {t('tools.refresh')}
      </Button>
    </div>
  );
}
