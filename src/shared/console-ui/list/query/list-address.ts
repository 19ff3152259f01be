/** The order of a list: a field of the row and which way. */
export interface ListOrder {
  field: string;
  direction: 'ASC' | 'DESC';
}

/** What a list shows: page from 1, rows per page, filters that are not empty by their name, order (null: the server's). */
export interface ListState {
  pageNo: number;
  pageSize: number;
  filters: Readonly<Record<string, string>>;
  order: ListOrder | null;
}

/** Filters, order and paging of a list as the server names them. */
export type ListWire = Readonly<Record<string, string | number>>;

/** How many rows a page may have; 10 is what the back end takes where nothing is said. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;
const DEFAULT_PAGE_SIZE = 10;

/**
 * Reads a list's state from the address: `page`, `size`, `order` (as `typeCode_ASC`) and the filters `names`, each key
 * with `prefix` in front. What is not understood counts as not there.
 */
export function readListState(params: URLSearchParams, names: readonly string[], prefix = ''): ListState {
  const text = (name: string) => params.get(prefix + name)?.trim() ?? '';
  const size = Number(text('size'));
  return {
    pageNo: /^[1-9]\d{0,8}$/.test(text('page')) ? Number(text('page')) : 1,
    pageSize: PAGE_SIZES.find((known) => known === size) ?? DEFAULT_PAGE_SIZE,
    filters: Object.fromEntries(names.map((name) => [name, text(name)]).filter(([, value]) => value !== '')),
    order: readOrder(text('order')),
  };
}

/** The address with a list's state in it; defaults are left out, and keys of others stay. */
export function writeListState(
  params: URLSearchParams,
  state: ListState,
  names: readonly string[],
  prefix = '',
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string) =>
    value === '' ? next.delete(prefix + name) : next.set(prefix + name, value);
  for (const name of names) put(name, state.filters[name]?.trim() ?? '');
  put('page', state.pageNo === 1 ? '' : String(state.pageNo));
  put('size', state.pageSize === DEFAULT_PAGE_SIZE ? '' : String(state.pageSize));
  put('order', state.order === null ? '' : `${state.order.field}_${state.order.direction}`);
  return next;
}

/**
 * What the server is asked (back-end conventions): `pageNo`, `pageSize`, each filter under the key that `wireKeys` gives
 * its name (`typeCode_EQ`), and `<field>_ORDER` where an order was chosen.
 */
export function listQueryOf(state: ListState, wireKeys: Readonly<Record<string, string>>): ListWire {
  const filters = Object.entries(wireKeys).flatMap(([name, key]) => {
    const value = state.filters[name];
    return value === undefined ? [] : [[key, value] as const];
  });
  return {
    pageNo: state.pageNo,
    pageSize: state.pageSize,
    ...Object.fromEntries(filters),
    ...(state.order !== null && { [`${state.order.field}_ORDER`]: state.order.direction }),
  };
}

function readOrder(text: string): ListOrder | null {
  const [, field, direction] = /^([A-Za-z]\w*)_(ASC|DESC)$/.exec(text) ?? [];
  if (field === undefined) return null;
  return { field, direction: direction === 'DESC' ? 'DESC' : 'ASC' };
}
