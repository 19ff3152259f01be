import { loadMenu } from '@/features/menu/load-menu';
import { setMenu } from '@/features/menu/menu-store';
import { assumedSession } from '@/features/session/assumed-session';
import { duringSession } from '@/features/session/during-session';
import { clearSession, setUser, useSession } from '@/features/session/session-store';
import { endsSession, loadUser } from '@/features/session/user-info';
import { isApiError, isCancelled } from '@/shared/api/client/api-errors';
import { forgetServerState } from '@/shared/api/cache/api-scope';
import { connectedPorts } from '@/shared/api/client/connect-api';
import { lookUpError } from '@/shared/api/client/error-catalogue';
import { retryOnce } from '@/shared/api/cache/retry-once';
import { config } from '@/shared/config/config';
import { endSession } from '../session-end';
import { forgetWithSession } from './forget-session';
import { showUserInfoError } from './show-user-info-error';

const NO_MENU = { entries: [], problems: [] };

let entering: { token: string | null; done: Promise<unknown> } | null = null;

/**
 * Loads user info and menu side by side for the console (specification §4, navigation guard); calls at the same time
 * share one attempt. Resolves to null once that is settled: both have loaded, or the token was invalid and is reset,
 * and the guard leads to the login. Resolves to the error if the session is valid and a retry is possible. Never
 * rejects.
 */
export function enterConsole(): Promise<unknown> {
  const token = useSession.getState().accessToken;
  if (entering?.token === token) return entering.done;
  const mine = { token, done: enter(token).finally(() => entering === mine && (entering = null)) };
  entering = mine;
  return mine.done;
}

async function enter(token: string | null): Promise<unknown> {
  forgetWithSession();
  // Not when the session ends: a query of a public page may be pending then, and would never settle.
  forgetServerState();
  if (token === null && config.loginInterception) return null;
  if (token === null) {
    setUser(assumedSession());
    setMenu(NO_MENU);
    return null;
  }
  try {
    await duringSession((signal) => Promise.all([user(signal), menu(signal)]));
    return null;
  } catch (error) {
    if (isCancelled(error)) return null;
    if (!endsSession(error)) return error;
    await giveUp(error, token);
    return null;
  }
}

const QUIET = { quiet: true };

const user = (signal: AbortSignal) =>
  useSession.getState().isLoaded ? Promise.resolve() : loadUser(signal, QUIET);

/** Mode `intelligence` filters the static routes by permission; `all` adds those of the server. */
async function menu(signal: AbortSignal): Promise<void> {
  if (config.routeMode === 'all') await retryOnce(() => loadMenu(signal, QUIET), signal);
  else setMenu(NO_MENU);
}

async function giveUp(error: unknown, token: string): Promise<void> {
  await showUserInfoError(error);
  if (useSession.getState().accessToken !== token) return;
  if (isApiError(error)) connectedPorts().notify(lookUpError(error).message);
  clearSession();
  endSession();
}
