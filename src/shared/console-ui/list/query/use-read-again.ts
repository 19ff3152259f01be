import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

/**
 * Refetches everything under `keys`. Pending requests are cancelled: their response may be older than the change, and
 * the cache would take it for the new one.
 */
export function useReadAgain(...keys: readonly QueryKey[]): () => Promise<void> {
  const queryClient = useQueryClient();
  const readAgain = async (queryKey: QueryKey) => {
    await queryClient.cancelQueries({ queryKey });
    await queryClient.invalidateQueries({ queryKey });
  };
  return async () => void (await Promise.all(keys.map(readAgain)));
}
