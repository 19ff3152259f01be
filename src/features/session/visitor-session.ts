import { clearSession, useSession } from './session-store';
import { loadUser } from './user-info';

/** Loads the user behind a page that needs none: a failure drops the token and the page stays (product design §8). */
export async function loadUserBehind(): Promise<void> {
  const { accessToken, isLoaded } = useSession.getState();
  if (accessToken === null || isLoaded) return;
  try {
    await loadUser(undefined, { quiet: true, stay: true });
  } catch {
    // Somebody who signed in meanwhile keeps their session.
    if (useSession.getState().accessToken === accessToken) clearSession();
  }
}
