import { loadMenu } from '@/features/menu/load-menu';
import { setMenu } from '@/features/menu/menu-store';
import { assumedSession } from '@/features/session/assumed-session';
import { duringSession } from '@/features/session/during-session';
import { clearSession, setUser, useSession } from '@/features/session/session-store';
import { loadUser } from '@/features/session/user-info';
import { isCancelled } from '@/shared/api/api-errors';
import { forgetServerState } from '@/shared/api/api-scope';
import { config } from '@/shared/config/config';
import { endSession } from '../session-end';
import { forgetWithSession } from './forget-session';
import { sayUserInfoError } from './say-user-info-error';

const NO_MENU = { entries: [], problems: [] };

let entering: { token: string | null; done: Promise<void> } | null = null;

/**
 * Loads user info and menu side by side for the console (specification §4, navigation guard). A failure resets the
 * token, and the guard leads to the login; calls at the same time share one attempt. Never rejects.
 */
export function enterConsole(): Promise<void> {
  const token = useSession.getState().accessToken;
  if (entering?.token === token) return entering.done;
  const mine = { token, done: enter(token).finally(() => entering === mine && (entering = null)) };
  entering = mine;
  return mine.done;
}

async function enter(token: string | null): Promise<void> {
  forgetWithSession();
  // Not when the session ends: a public page may be asking for something then, and would wait for it for ever.
  forgetServerState();
  if (token === null && config.loginInterception) return;
  if (token === null) {
    setUser(assumedSession());
    setMenu(NO_MENU);
    return;
  }
  try {
    await duringSession((signal) => Promise.all([user(signal), menu(signal)]));
  } catch (error) {
    if (!isCancelled(error)) await giveUp(error, token);
  }
}

const user = (signal: AbortSignal) => (useSession.getState().isLoaded ? Promise.resolve() : loadUser(signal));

/** Mode `intelligence` has the static routes by permission alone; `all` adds those of the server. */
async function menu(signal: AbortSignal): Promise<void> {
  if (config.routeMode === 'all') await loadMenu(signal);
  else setMenu(NO_MENU);
}

async function giveUp(error: unknown, token: string): Promise<void> {
  await sayUserInfoError(error);
  if (useSession.getState().accessToken !== token) return;
  clearSession();
  endSession();
}
