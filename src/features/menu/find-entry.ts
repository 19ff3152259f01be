import type { MenuEntry } from './menu';
import { samePathAs } from './parse/resolve-path';

/** The entry an address belongs to: the first in the menu, preferring a parent's own page to the parent. */
export const findEntry = (entries: readonly MenuEntry[], path: string): MenuEntry | null =>
  trailTo(entries, path).at(-1) ?? null;

/** The entries from the first level down to the one `path` belongs to; empty where there is none. */
export const trailTo = (entries: readonly MenuEntry[], path: string): readonly MenuEntry[] =>
  trailWhere(entries, samePathAs(path));

function trailWhere(
  entries: readonly MenuEntry[],
  isSamePath: (path: string) => boolean,
): readonly MenuEntry[] {
  for (const entry of entries) {
    if (isSamePath(entry.path)) return [entry, ...ownPage(entry, isSamePath)];
    const below = trailWhere(entry.children, isSamePath);
    if (below.length > 0) return [entry, ...below];
  }
  return [];
}

function ownPage(entry: MenuEntry, isSamePath: (path: string) => boolean): readonly MenuEntry[] {
  const page = entry.children.find((child) => isSamePath(child.path));
  return page === undefined ? [] : [page, ...ownPage(page, isSamePath)];
}
