import { findEntry, trailTo } from './find-entry';
import type { MenuEntry } from './menu';
import { isExternal } from './resolve-path';

/** The address marked in the menu at `path`: "active entry from meta.activeMenu else path" (specification §2). */
export const activePath = (entries: readonly MenuEntry[], path: string): string =>
  findEntry(entries, path)?.meta.activeMenu ?? path;

/** "Breadcrumb built from matched routes having a title; a route opts out with breadcrumb false" (specification §2). */
export const breadcrumbOf = (entries: readonly MenuEntry[], path: string): readonly MenuEntry[] =>
  trailTo(entries, path).filter(({ label, meta }) => meta.breadcrumb && hasTitle(label));

/** The first item without children that is a page of the app, the way the menu is read; null where there is none. */
export function firstLeaf<T extends { path: string; children: readonly T[] }>(items: readonly T[]): T | null {
  for (const item of items) {
    if (item.children.length === 0 && !isExternal(item.path)) return item;
    const below = firstLeaf(item.children);
    if (below !== null) return below;
  }
  return null;
}

const hasTitle = (label: MenuEntry['label']) => !('text' in label) || label.text.trim() !== '';
