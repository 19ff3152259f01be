import { SORT_WORDS } from '@/shared/list/list-state';
import type { ListState } from '@/shared/list/list-state';

/** Filters, order and paging of a list as the server names them. */
export type ListWire = Readonly<Record<string, string | number>>;

/**
 * The server query (back-end conventions): `pageNo`, `pageSize`, each filter under its key in `wireKeys`
 * (`typeCode_EQ`), and `<field>_ORDER` if an order was chosen.
 */
export function listWire(
  { page, pageSize, filters, sort }: Pick<ListState, 'page' | 'pageSize' | 'filters' | 'sort'>,
  wireKeys: Readonly<Record<string, string>>,
): ListWire {
  const sent = Object.entries(wireKeys).flatMap(([name, key]) =>
    (filters[name] ?? []).map((value) => [key, value] as const),
  );
  return {
    pageNo: page,
    pageSize,
    ...Object.fromEntries(sent),
    ...(sort !== null && { [`${sort.id}_ORDER`]: SORT_WORDS[sort.direction] }),
  };
}
