import { listQueryOf, readListState } from './list-address';
import type { ListState, ListWire } from './list-address';

/** The state of a list at an address, and what the server is asked for it. */
export function listAt(
  params: URLSearchParams,
  wireKeys: Readonly<Record<string, string>>,
): { list: ListState; wire: ListWire } {
  const list = readListState(params, Object.keys(wireKeys));
  return { list, wire: listQueryOf(list, wireKeys) };
}
