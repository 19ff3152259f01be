import { useMenu } from '@/features/menu/menu-store';
import { pageAddress } from '@/features/menu/page-address';
import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';

/** `pageAddress` for the current menu and user. */
export function usePageAddress(component: string): string | null {
  const entries = useMenu((menu) => menu.entries);
  return useSession((session) =>
    pageAddress(entries, (permissions) => mayUse(session, permissions), component),
  );
}
