import { useState } from 'react';
import type { ListRow } from './list-column';

/** The selected rows of the current page. */
export interface Selection {
  ids: readonly string[];
  select: (ids: readonly string[]) => void;
}

/**
 * Which of `rows` are selected. Only visible rows are selected: another page, filter or order (`scope`, by identity,
 * as `ListQuery.wire` is) starts empty, and removed rows are deselected.
 */
export function useSelection(scope: object, rows: readonly ListRow[] = []): Selection {
  const [saved, setSaved] = useState<{ scope: object; ids: readonly string[] }>({ scope, ids: [] });
  const ids = saved.scope === scope ? saved.ids.filter((id) => rows.some((row) => row.id === id)) : [];
  return { ids, select: (next) => setSaved({ scope, ids: next }) };
}
