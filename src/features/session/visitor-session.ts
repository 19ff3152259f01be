import { isApiError, isCancelled } from '@/shared/api/client/api-errors';
import { connectedPorts } from '@/shared/api/client/connect-api';
import { lookUpError } from '@/shared/api/client/error-catalogue';
import { useSession } from './session-store';
import { endsSession, loadUser } from './user-info';

/**
 * Loads the user behind a page that needs none. Where the token is of no use it is dropped without a word and the page
 * stays; any other failure is shown and changes nothing (product design §8).
 */
export async function loadUserBehind(): Promise<void> {
  const { accessToken, isLoaded } = useSession.getState();
  if (accessToken === null || isLoaded) return;
  try {
    await loadUser(undefined, { quiet: true, stay: true });
  } catch (error) {
    // Somebody who signed in meanwhile keeps their session.
    if (isCancelled(error) || useSession.getState().accessToken !== accessToken) return;
    const { notify, resetSession } = connectedPorts();
    if (endsSession(error)) resetSession({ reload: false, to: null });
    else if (isApiError(error)) notify(lookUpError(error).message);
  }
}
