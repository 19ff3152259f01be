import { readListState } from '@/shared/list/list-state';
import type { ListState } from '@/shared/list/list-state';
import { listWire } from './list-wire';
import type { ListWire } from './list-wire';

/** The state of a list at an address, and its server query. */
export function listAt(
  params: URLSearchParams,
  wireKeys: Readonly<Record<string, string>>,
): { list: ListState; wire: ListWire } {
  const list = readListState(params, Object.keys(wireKeys), { hasTextFilters: true });
  return { list, wire: listWire(list, wireKeys) };
}
