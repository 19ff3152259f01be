import type { MenuEntry } from '@/features/menu/menu';
import { useMenu } from '@/features/menu/menu-store';
import { mayUse } from '@/features/session/permission';
import type { PermissionHolder } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';

/**
 * The address of the page whose component ends in `component`, if the user's menu has it and the user may open it;
 * null otherwise. Hidden entries have a page too.
 */
export function pageAddress(
  entries: readonly MenuEntry[],
  holder: PermissionHolder,
  component: string,
): string | null {
  for (const entry of entries) {
    if (!mayUse(holder, entry.meta.permissions)) continue;
    if (entry.component?.endsWith(component) === true && entry.problem === null) return entry.path;
    const below = pageAddress(entry.children, holder, component);
    if (below !== null) return below;
  }
  return null;
}

/** `pageAddress` for the current menu and user. */
export function usePageAddress(component: string): string | null {
  const entries = useMenu((menu) => menu.entries);
  return useSession((session) => pageAddress(entries, session, component));
}
