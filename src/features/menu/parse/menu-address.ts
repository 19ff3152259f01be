import { findEntry, trailTo } from '../find-entry';
import type { MenuEntry } from '../menu';

/** The address marked in the menu at `path`: "active entry from meta.activeMenu else path" (specification §2). */
export const activePath = (entries: readonly MenuEntry[], path: string): string =>
  findEntry(entries, path)?.meta.activeMenu ?? path;

/** "Breadcrumb built from matched routes having a title; a route opts out with breadcrumb false" (specification §2). */
export const breadcrumbOf = (entries: readonly MenuEntry[], path: string): readonly MenuEntry[] =>
  trailTo(entries, path).filter(({ label, meta }) => meta.breadcrumb && hasTitle(label));

const hasTitle = (label: MenuEntry['label']) => !('text' in label) || label.text.trim() !== '';
