import type { ApiError } from '@/shared/api/client/api-errors';
import { connectedPorts } from '@/shared/api/client/connect-api';
import { lookUpError } from '@/shared/api/client/error-catalogue';

/** Asks the question of a row lock and loads the page again if it is confirmed (10100, specification §8). */
export async function offerReload(lock: ApiError): Promise<void> {
  const { confirmRowLock, reload } = connectedPorts();
  if (await confirmRowLock(lookUpError(lock).message)) reload();
}
