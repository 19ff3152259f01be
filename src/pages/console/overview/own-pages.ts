import type { MenuEntry } from '@/features/menu/menu';
import { findAddress } from '@/features/menu/page-address';
import { useMenu } from '@/features/menu/menu-store';
import { mayUse } from '@/features/session/permission';
import type { PermissionHolder } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';

/** The address of the page whose component ends in `component`; null without access. */
export const pageAddress = (
  entries: readonly MenuEntry[],
  holder: PermissionHolder,
  component: string,
): string | null =>
  findAddress(
    entries,
    (permissions) => mayUse(holder, permissions),
    (entry) => entry.component?.endsWith(component) === true,
  );

/** `pageAddress` for the current menu and user. */
export function usePageAddress(component: string): string | null {
  const entries = useMenu((menu) => menu.entries);
  return useSession((session) => pageAddress(entries, session, component));
}
