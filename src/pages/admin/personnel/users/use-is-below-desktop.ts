import { useSyncExternalStore } from 'react';

const BELOW_DESKTOP = '(max-width: 992px)';

/** True up to 992 px, where there is no room for a column beside the list; follows the window. */
export const useIsBelowDesktop = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(BELOW_DESKTOP).matches);

function subscribe(listener: () => void): () => void {
  const query = matchMedia(BELOW_DESKTOP);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
