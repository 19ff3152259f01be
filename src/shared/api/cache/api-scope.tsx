import { matchQuery, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { onContentChange } from './content-changes';
import { createQueryClient } from './query-client';

const queryClient = createQueryClient();

// Once for all scopes, and between them too: what was loaded before another tab published is loaded again.
onContentChange((readHere) => {
  void queryClient.invalidateQueries({
    predicate: (query) => readHere === null || !matchQuery({ queryKey: readHere }, query),
  });
});

/**
 * Provides the one cache of server state. Loaded only by pages that query the server, so that the first paint does
 * not wait for it.
 */
export function ApiScope({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** Marks all cached responses stale without refetching. */
export const ageServerState = () => queryClient.invalidateQueries({ refetchType: 'none' });

/** Clears all server state: another user must not see it. */
export const forgetServerState = () => queryClient.clear();

/**
 * Clears what was loaded for an ended session: at once what no page shows, the rest when its page is left. A public
 * page waiting for a response continues.
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
