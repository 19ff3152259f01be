import { loadMenu } from '@/features/menu/load-menu';
import { duringSession } from '@/features/session/during-session';
import { useSession } from '@/features/session/session-store';
import { refreshPermissions } from '@/features/session/user-info';
import { refreshTab, renewTabs, useTabs } from '@/features/tabs/tabs-store';
import { ageServerState } from '@/shared/api/cache/api-scope';
import { config } from '@/shared/config/config';
import { translate } from '@/shared/i18n/i18n';
import type { Label } from '@/shared/i18n/label';
import { showNotice } from '../notices';
import { mayLoseAll } from './confirm-losing';
import { pageAt } from './page-at';
import { showUserInfoError } from './show-user-info-error';

/** Remounts the page of one tab, with fresh data from the server. */
export async function refreshOne(path: string): Promise<void> {
  await ageServerState();
  refreshTab(path);
}

/**
 * Remounts all open pages ("reload all routes", specification §2), with the current user and menu from the server:
 * tabs of removed pages close, changed titles are updated. Confirms first if edits would be lost.
 */
export async function refreshAll(textOf: (label: Label) => string): Promise<void> {
  if (!(await mayLoseAll(textOf))) return;
  await Promise.all([ageServerState(), reloadRoutes()]);
  renewTabs(pageAt);
  for (const { path } of useTabs.getState().tabs) refreshTab(path);
}

/** What fails to load stays unchanged, with a message. */
async function reloadRoutes(): Promise<void> {
  if (useSession.getState().accessToken === null) return;
  const results = await duringSession((signal) =>
    Promise.allSettled([
      refreshPermissions(signal),
      ...(config.routeMode === 'all' ? [loadMenu(signal)] : []),
    ]),
  );
  const reasons = results.flatMap((each): unknown[] => (each.status === 'rejected' ? [each.reason] : []));
  // A request that ended the session has shown a message.
  if (reasons.length === 0 || useSession.getState().accessToken === null) return;
  for (const reason of reasons) await showUserInfoError(reason);
  showNotice('error', translate('admin:reloadFailed'));
}
