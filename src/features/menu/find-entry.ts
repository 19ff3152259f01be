import type { MenuEntry } from './menu';
import { samePath } from './parse/resolve-path';

/** The entry an address belongs to: the first in the menu, preferring a parent's own page to the parent. */
export const findEntry = (entries: readonly MenuEntry[], path: string): MenuEntry | null =>
  trailTo(entries, path).at(-1) ?? null;

/** The entries from the first level down to the one `path` belongs to; empty where there is none. */
export function trailTo(entries: readonly MenuEntry[], path: string): readonly MenuEntry[] {
  for (const entry of entries) {
    if (samePath(entry.path, path)) return [entry, ...ownPage(entry)];
    const below = trailTo(entry.children, path);
    if (below.length > 0) return [entry, ...below];
  }
  return [];
}

function ownPage(entry: MenuEntry): readonly MenuEntry[] {
  const page = entry.children.find((child) => samePath(child.path, entry.path));
  return page === undefined ? [] : [page, ...ownPage(page)];
}
