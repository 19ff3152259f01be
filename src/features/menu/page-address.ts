import type { MenuEntry } from './menu';

/**
 * The address of the page whose component ends in `component`, if the menu has it and the user may open it; null
 * otherwise. Hidden entries have a page too.
 */
export function pageAddress(
  entries: readonly MenuEntry[],
  mayUse: (permissions: readonly string[]) => boolean,
  component: string,
): string | null {
  for (const entry of entries) {
    if (!mayUse(entry.meta.permissions)) continue;
    if (entry.component?.endsWith(component) === true && entry.problem === null) return entry.path;
    const below = pageAddress(entry.children, mayUse, component);
    if (below !== null) return below;
  }
  return null;
}
