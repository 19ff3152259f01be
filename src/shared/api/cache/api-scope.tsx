import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './query-client';

const queryClient = createQueryClient();

/** Gives its children the one cache of server state. Loaded only where a page asks the server, so that the first paint does not wait for it. */
export function ApiScope({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** What is asked for from now on is asked of the server again. */
export const ageServerState = () => queryClient.invalidateQueries({ refetchType: 'none' });

/** Forgets all server state: another user must not see it. */
export const forgetServerState = () => queryClient.clear();

/**
 * Forgets what was read for a session that has ended: at once what no page shows, the rest as the page that shows it is
 * left. A public page that waits for an answer goes on.
 */
export function forgetSessionAnswers(): void {
  const cache = queryClient.getQueryCache();
  const old = new Set(cache.getAll());
  const forgetUnused = () => {
    for (const query of old) {
      if (query.getObserversCount() > 0) continue;
      old.delete(query);
      cache.remove(query);
    }
    if (old.size === 0) stop();
  };
  const stop = cache.subscribe(({ type }) => {
    if (type === 'observerRemoved') forgetUnused();
  });
  forgetUnused();
}
