import type { MenuEntry } from '@/features/menu/menu';
import { useMenu } from '@/features/menu/menu-store';
import { mayUse } from '@/features/session/permission';
import type { PermissionHolder } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';

/**
 * The address of the first page that `matches`, if the user's menu has it and the user may open it; null otherwise.
 * Hidden entries have a page too.
 */
export function findAddress(
  entries: readonly MenuEntry[],
  holder: PermissionHolder,
  matches: (entry: MenuEntry) => boolean,
): string | null {
  for (const entry of entries) {
    if (!mayUse(holder, entry.meta.permissions)) continue;
    if (entry.problem === null && matches(entry)) return entry.path;
    const below = findAddress(entry.children, holder, matches);
    if (below !== null) return below;
  }
  return null;
}

/** The address of the page whose component ends in `component`; null as above. */
export const pageAddress = (
  entries: readonly MenuEntry[],
  holder: PermissionHolder,
  component: string,
): string | null => findAddress(entries, holder, (entry) => entry.component?.endsWith(component) === true);

/** `pageAddress` for the current menu and user. */
export function usePageAddress(component: string): string | null {
  const entries = useMenu((menu) => menu.entries);
  return useSession((session) => pageAddress(entries, session, component));
}
