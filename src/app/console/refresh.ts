import { loadMenu } from '@/features/menu/load-menu';
import { useSession } from '@/features/session/session-store';
import { refreshPermissions } from '@/features/session/user-info';
import { refreshTab, useTabs } from '@/features/tabs/tabs-store';
import { ageServerState } from '@/shared/api/api-scope';
import { config } from '@/shared/config/config';
import type { Label } from '@/shared/i18n/label';
import { confirmLosing } from './confirm-losing';

/** Makes the page of one tab start anew, with what the server says now. */
export async function refreshOne(path: string): Promise<void> {
  await ageServerState();
  refreshTab(path);
}

/**
 * Makes all open pages start anew ("reload all routes", specification §2), with the permissions and the menu the server
 * gives now; asks first where edits would be lost.
 */
export async function refreshAll(say: (label: Label) => string): Promise<void> {
  const { tabs, unsaved } = useTabs.getState();
  const losing = tabs.filter(({ path }) => unsaved.has(path)).map(({ meta }) => say(meta.title));
  if (losing.length > 0 && !(await confirmLosing(losing))) return;
  await Promise.all([ageServerState(), reloadRoutes()]);
  for (const { path } of tabs) refreshTab(path);
}

/** What cannot be read stays as it was; the client has said why. */
async function reloadRoutes(): Promise<void> {
  if (useSession.getState().accessToken === null) return;
  await Promise.allSettled([refreshPermissions(), ...(config.routeMode === 'all' ? [loadMenu()] : [])]);
}
