/** A row of a tree that loads level by level. */
export interface TreeLevelRow {
  id: string;
  hasChildren?: boolean | null | undefined;
}

/** One level of a tree as far as it is loaded. */
export interface TreeLevel<Row> {
  rows: readonly Row[] | undefined;
  isError: boolean;
  error: unknown;
  /** When the rows loaded, in milliseconds since 1970. */
  savedAt: number;
  refetch: () => Promise<unknown>;
}

/** The levels of a tree by the id of their parent. */
export type TreeLevels<Row> = ReadonlyMap<string, TreeLevel<Row>>;

interface Line {
  key: string;
  /** 0 for the first level. */
  depth: number;
}

/** A line of the table: a row, or a placeholder for a level that is loading or failed to load. */
export type TreeBranch<Row> = (Line & { row: Row }) | (Line & { level: TreeLevel<Row> });

/** The visible lines below `parentId` if the rows of `open` are open, from top to bottom. */
export function treeBranches<Row extends TreeLevelRow>(
  levels: TreeLevels<Row>,
  parentId: string,
  open: readonly string[],
  depth = 0,
): TreeBranch<Row>[] {
  const level = levels.get(parentId);
  if (level === undefined) return [];
  if (level.rows === undefined) return [{ key: `${parentId}:level`, depth, level }];
  return level.rows.flatMap((row) => [
    { key: row.id, depth, row },
    ...(row.hasChildren && open.includes(row.id) ? treeBranches(levels, row.id, open, depth + 1) : []),
  ]);
}
