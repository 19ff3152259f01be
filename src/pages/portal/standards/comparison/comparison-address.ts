/** The id of the column with the reader's own table. */
export const OWN_ID = 'own';

/** Maximum number of compared columns. */
export const MAX_COLUMNS = 4;

/** Which rows to show. */
export const VISIBLE_ROWS = ['all', 'differences', 'notComparable'] as const;
export type VisibleRows = (typeof VISIBLE_ROWS)[number];

/**
 * The comparison in the address: ids of standards (`own` for the reader's table) in the order of the columns, the
 * product class selected for each, the column the others are compared with, and the rows shown.
 */
export interface ComparisonAddress {
  ids: string[];
  /** By id, the index of the class in the list of its standard: the same in every language. */
  classes: Readonly<Record<string, string>>;
  /** Null: the first. */
  pinned: string | null;
  shown: VisibleRows;
}

/** The ids of the columns in a list with commas: duplicate ones and those beyond the fourth are dropped. */
export function comparedIds(list: string): string[] {
  const all = list.split(',').filter((id) => id !== '' && id.length <= 200);
  return [...new Set(all)].slice(0, MAX_COLUMNS);
}

/** Reads the address; duplicate ids, ids beyond the fourth, and classes or pins of other ids are dropped. */
export function readComparison(params: URLSearchParams): ComparisonAddress {
  const ids = comparedIds(params.get('ids') ?? '');
  const classes = params.getAll('class').flatMap((entry) => {
    const at = entry.indexOf(':');
    const id = entry.slice(0, at);
    return at > 0 && ids.includes(id) ? [[id, entry.slice(at + 1)] as const] : [];
  });
  const pinned = params.get('pin');
  return {
    ids,
    classes: Object.fromEntries(classes),
    pinned: ids.find((id) => id === pinned) ?? null,
    shown: VISIBLE_ROWS.find((shown) => shown === params.get('show')) ?? 'all',
  };
}

/** The query of an address; default values are left out. */
export function writeComparison({ ids, classes, pinned, shown }: ComparisonAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (ids.length > 0) params.set('ids', ids.join(','));
  for (const id of ids) {
    const chosen = classes[id];
    if (chosen !== undefined) params.append('class', `${id}:${chosen}`);
  }
  if (pinned !== null && ids.includes(pinned)) params.set('pin', pinned);
  if (shown !== 'all') params.set('show', shown);
  return params;
}
