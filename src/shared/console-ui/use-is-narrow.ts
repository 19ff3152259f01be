import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 767.98px)';

/** True below 768 px, where tables become rows (look §4); follows the window. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
