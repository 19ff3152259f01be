import type { TreeLevelRow } from './tree-levels';

/** A row of a whole tree. */
export interface TreeRow extends TreeLevelRow {
  parentId?: string | null | undefined;
}

/** The part of a tree that a search found. */
export interface FoundTree<Row> {
  /** The rows of each level by the id of their parent, the root's included. */
  levels: ReadonlyMap<string, readonly Row[]>;
  /** The rows above the matches. */
  open: readonly string[];
  /** How many rows match. */
  count: number;
}

/**
 * The matches below `rootId` with all rows above them; below a match that has none below it, everything. Rows stay in
 * their order; those that do not lead to the root are left out.
 */
export function foundTree<Row extends TreeRow>(
  rows: readonly Row[],
  rootId: string,
  isFound: (row: Row) => boolean,
): FoundTree<Row> {
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId ?? '']));
  const ways = rows.filter(isFound).flatMap(({ id }) => {
    const way = wayUp(parents, rootId, id);
    return way === null ? [] : [{ id, way }];
  });
  const above = new Set(ways.flatMap(({ way }) => way));
  const shown = new Set([...above, ...ways.map(({ id }) => id)]);
  const levels = new Map<string, Row[]>([[rootId, []]]);
  for (const row of rows) {
    const parentId = row.parentId ?? '';
    if ((parentId === rootId || above.has(parentId)) && !shown.has(row.id)) continue;
    levels.set(parentId, [...(levels.get(parentId) ?? []), row]);
  }
  return {
    levels: new Map(
      [...levels].map(([id, level]) => [
        id,
        level.map((row) => ({ ...row, hasChildren: levels.has(row.id) })),
      ]),
    ),
    open: [...above],
    count: ways.length,
  };
}

/** The ids above a row, without the root; null if they do not lead to it. */
function wayUp(parents: ReadonlyMap<string, string>, rootId: string, id: string): string[] | null {
  const way: string[] = [];
  let next = parents.get(id);
  while (next !== rootId) {
    if (next === undefined || next === id || way.includes(next)) return null;
    way.push(next);
    next = parents.get(next);
  }
  return way;
}
