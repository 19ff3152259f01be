import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReadQuery } from '@/shared/api/cache/previous-answer';

/**
 * A query whose answer other users change: requested again when its console tab is shown, when the window gets the
 * focus, and every `intervalMs` while both are visible. A request that fails leaves the answer as it was.
 */
export function useFreshQuery<Answer>(
  query: ReadQuery<Answer>,
  intervalMs: number | false = false,
): UseQueryResult<Answer> {
  const { enabled = true } = query;
  const answer = useQuery({
    ...query,
    // A hidden tab of the console has no effects: shown again, it subscribes again, and what is stale is requested.
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: intervalMs,
  });
  const { refetch } = answer;
  useEffect(() => {
    if (!enabled) return;
    // The library listens to the visibility of the document alone: a window beside another one is always visible.
    const handleFocus = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', handleFocus);
    return () => window.removeEventListener('focus', handleFocus);
  }, [enabled, refetch]);
  return answer;
}
