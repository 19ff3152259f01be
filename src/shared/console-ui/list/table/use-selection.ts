import { useState } from 'react';
import type { ListRow } from './list-column';

/** The selected rows of a list, those of other pages included. */
export interface Selection<Row extends ListRow = ListRow> {
  ids: readonly string[];
  /** The same rows, as last loaded. */
  rows: readonly Row[];
  select: (ids: readonly string[]) => void;
  clear: () => void;
}

/** A selected row and the query of the page it was selected on. */
interface Picked<Row> {
  row: Row;
  page: string;
}

/**
 * The selected rows of the list whose current query is `wire` (`ListQuery.wire`) and whose page has `rows`. The
 * selection stays from page to page and in another order; other filters start with none. A row that is gone from its
 * page is deselected.
 */
export function useSelection<Row extends ListRow>(
  wire: Readonly<Record<string, unknown>>,
  rows: readonly Row[] = [],
): Selection<Row> {
  const scope = scopeOf(wire);
  const page = JSON.stringify(wire);
  const [saved, setSaved] = useState<{ scope: string; picked: readonly Picked<Row>[] }>({
    scope,
    picked: [],
  });
  const current = new Map(rows.map((row) => [row.id, row]));
  const picked = (saved.scope === scope ? saved.picked : []).flatMap((each) => {
    const row = current.get(each.row.id);
    if (row !== undefined) return [{ row, page }];
    return each.page === page ? [] : [each];
  });
  const known = new Map(picked.map((each) => [each.row.id, each]));
  const select = (ids: readonly string[]) =>
    setSaved({
      scope,
      picked: ids.flatMap((id) => {
        const row = current.get(id);
        const each = row === undefined ? known.get(id) : { row, page };
        return each === undefined ? [] : [each];
      }),
    });
  return {
    ids: picked.map(({ row }) => row.id),
    rows: picked.map(({ row }) => row),
    select,
    clear: () => setSaved({ scope, picked: [] }),
  };
}

/** A query without page and order, as text. */
const scopeOf = (wire: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(
    Object.entries(wire).filter(([key]) => key !== 'pageNo' && key !== 'pageSize' && !key.endsWith('_ORDER')),
  );
