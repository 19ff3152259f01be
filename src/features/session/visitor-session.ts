import { isApiError, isCancelled } from '@/shared/api/client/api-errors';
import { connectedPorts } from '@/shared/api/client/connect-api';
import { lookUpError } from '@/shared/api/client/error-catalogue';
import { useSession } from './session-store';
import { endsSession, loadUser } from './user-info';

/**
 * Loads the user in the background of a public page. A useless token is dropped silently and the page stays; any
 * other failure is shown and changes nothing (product design §8).
 */
export async function loadUserBehind(): Promise<void> {
  const { accessToken, isLoaded } = useSession.getState();
  if (accessToken === null || isLoaded) return;
  try {
    await loadUser(undefined, { quiet: true, stay: true });
  } catch (error) {
    // Do not end the session of somebody who signed in meanwhile.
    if (isCancelled(error) || useSession.getState().accessToken !== accessToken) return;
    const { notify, resetSession } = connectedPorts();
    if (endsSession(error)) resetSession({ reload: false, to: null });
    else if (isApiError(error)) notify(lookUpError(error).message);
  }
}
