import type { ApiError } from '@/shared/api/client/api-errors';
import { connectedPorts } from '@/shared/api/client/connect-api';
import { lookUpError } from '@/shared/api/client/error-catalogue';

/** Shows the row-lock confirmation and reloads the page if confirmed (10100, specification §8). */
export async function offerReload(lock: ApiError): Promise<void> {
  const { confirmRowLock, reload } = connectedPorts();
  if (await confirmRowLock(lookUpError(lock).message)) reload();
}
