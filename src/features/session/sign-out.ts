import { BusinessError } from '@/shared/api/client/api-errors';
import { callParting } from '@/shared/api/client/parting-call';
import { logoutEndpoint } from './session-schema';
import { clearSession, useSession } from './session-store';

/** Codes for a token the server no longer knows: it is signed out there already. */
const OVER = [401, 402];

/**
 * Signs out here at once (specification §4), then on the server with the old token. Resolves to false if the server
 * was not reached or refused, so that the token stays valid there until it expires. Never rejects; without a token
 * nothing is sent.
 */
export async function signOut(): Promise<boolean> {
  const { accessToken } = useSession.getState();
  clearSession();
  if (accessToken === null) return true;
  try {
    await callParting(logoutEndpoint, accessToken);
    return true;
  } catch (error) {
    return error instanceof BusinessError && OVER.includes(error.code);
  }
}
