import { useLayoutEffect, useState } from 'react';
import { viewNamed } from './pages/views';

/**
 * False until the code and texts of the page the console was opened at have come; until then its frame stands alone. A
 * page that is drawn sooner leaves a fallback in its place, which React keeps up for 300 ms. What does not come is
 * asked for again by the page, which says so.
 */
export function useFirstView(component: string | null): boolean {
  const [hasCome, setHasCome] = useState(false);
  useLayoutEffect(() => {
    if (hasCome) return;
    const arrival = viewNamed(component ?? '')?.preload() ?? Promise.resolve();
    void arrival.catch(() => undefined).finally(() => setHasCome(true));
  }, [hasCome, component]);
  return hasCome;
}
