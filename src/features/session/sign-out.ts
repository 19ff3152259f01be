import { logout } from './session-api';
import { clearSession, useSession } from './session-store';

/** Logs out on the server, then here; here also if the server cannot be reached (specification §4). Never rejects. */
export async function signOut(): Promise<void> {
  try {
    if (useSession.getState().accessToken !== null) await logout();
  } catch {
    // What the server says changes nothing: who wants to leave must be able to.
  }
  clearSession();
}
