import { ToolsEnd } from '../list/page/tools-end';
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
  const write = async () => {
    const rows = await read();
    const names = new Map(rows.map((row) => [row.id, nameOf(row)]));
    const parentOf = ({ parentId }: Row) => names.get(parentId ?? '') ?? null;
    const written: readonly ListColumn<Row>[] = [
      { id: 'name', head: heads.name, text: nameOf },
      { id: 'parent', head: heads.parent, text: parentOf },
      ...columns,
    ];
    return rowsToCsv(rows, written);
  };
  return <ToolsEnd fileName={fileName} write={write} onRefresh={onRefresh} />;
}
