import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

/**
 * Reads everything under `keys` anew. A read that is under way is called off: its answer may be older than what led to
 * this one, and the cache would take it for the new answer.
 */
export function useReadAnew(...keys: readonly QueryKey[]): () => Promise<void> {
  const queryClient = useQueryClient();
  const readAnew = async (queryKey: QueryKey) => {
    await queryClient.cancelQueries({ queryKey });
    await queryClient.invalidateQueries({ queryKey });
  };
  return async () => void (await Promise.all(keys.map(readAnew)));
}
