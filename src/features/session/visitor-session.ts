import { getInfo, logout } from './session-api';
import { clearSession, setUser, useSession } from './session-store';

/** Loads the user behind a page that needs none: a failure drops the token and the page stays (product design §8). */
export async function loadUserBehind(): Promise<void> {
  if (useSession.getState().accessToken === null) return;
  try {
    const { realName, avatar, roles, perms } = await getInfo();
    setUser({ username: realName, avatar: avatar ?? '', roles, perms });
  } catch {
    clearSession();
  }
}

/** Logs out on the server, then here; here also if the server cannot be reached. */
export async function signOut(): Promise<void> {
  try {
    await logout();
  } finally {
    clearSession();
  }
}
