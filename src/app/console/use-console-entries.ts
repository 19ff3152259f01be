import { useCallback, useMemo } from 'react';
import type { MenuEntry } from '@/features/menu/menu';
import { useMenu } from '@/features/menu/menu-store';
import { pinnedEntries, type PinnedEntry } from '@/features/menu/pinned-entries';
import { visibleMenu, type MenuItem } from '@/features/menu/visible-menu';
import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import { ADMIN_ENTRIES } from './pages/console-entries';

export interface ConsoleEntries {
  /** The console's own entries, then the server's; including hidden and forbidden ones. */
  entries: readonly MenuEntry[];
  /** The menu visible to the user. */
  items: readonly MenuItem[];
  pinned: readonly PinnedEntry[];
  /** True if none is listed or the user has one of them. */
  mayUse: (permissions: readonly string[]) => boolean;
}

/** The console's pages for the user, recomputed when menu or permissions change. */
export function useConsoleEntries(): ConsoleEntries {
  const served = useMenu((state) => state.entries);
  const { roles, perms, isSuperAdmin } = useSession();
  const may = useCallback(
    (permissions: readonly string[]) => mayUse({ roles, perms, isSuperAdmin }, permissions),
    [roles, perms, isSuperAdmin],
  );
  return useMemo(() => {
    const entries = [...ADMIN_ENTRIES, ...served];
    return { entries, items: visibleMenu(entries, may), pinned: pinnedEntries(entries, may), mayUse: may };
  }, [served, may]);
}
