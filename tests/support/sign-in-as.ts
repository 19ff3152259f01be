import { beforeEach } from 'vitest';
import { useNotices } from '@/app/notices';
import { clearDictionary } from '@/features/dictionary/dictionary';
import { useErrorLog } from '@/features/error-log/error-log-store';
import { useLayout } from '@/layouts/console/layout-store';
import { clearMenu } from '@/features/menu/menu-store';
import { clearSession, startSession } from '@/features/session/session-store';
import { resetTabs } from '@/features/tabs/tabs-store';
import { useThemeStore } from '@/features/theme/theme-store';
import { users } from '../../mocks/data/system/users';
import { issueToken } from '../../mocks/tokens';

/** For all tests of the file: nobody is signed in, and nothing is left of the user of the test before. */
export function useFreshConsole(): void {
  beforeEach(() => {
    clearSession();
    clearMenu();
    resetTabs();
    clearDictionary();
    useLayout.setState(useLayout.getInitialState(), true);
    useThemeStore.setState(useThemeStore.getInitialState(), true);
    useNotices.setState(useNotices.getInitialState(), true);
    useErrorLog.setState(useErrorLog.getInitialState(), true);
  });
}

/**
 * Signs a sample account in as a login does: its real token is in storage and in the session, its user is not known
 * yet. Gives the token back.
 */
export function signInAs(username: 'system' | 'admin' | 'editor' | 'viewer'): string {
  const user = users.find((each) => each.username === username);
  if (user === undefined) throw new Error(`No sample account ${username}`);
  const { accessToken, expiresAtTs } = issueToken({ uid: user.id, username });
  startSession(accessToken, expiresAtTs);
  return accessToken;
}
