import { useMenu } from '@/features/menu/menu-store';
import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import type { Tab } from '@/features/tabs/tabs';
import { ADMIN_ENTRIES } from './pages/console-entries';
import { routeOf } from '../router/server-routes';

/**
 * Title and keep-alive of the page at a path by the current menu and permissions; null if the user has none there.
 */
export function pageAt(path: string): Omit<Tab['meta'], 'affix'> | null {
  const session = useSession.getState();
  const entries = [...ADMIN_ENTRIES, ...useMenu.getState().entries];
  const route = routeOf(entries, path, (permissions) => mayUse(session, permissions));
  if (route.kind !== 'page') return null;
  const { label, meta } = route.entry;
  return { title: label, noKeepAlive: meta.noKeepAlive };
}
