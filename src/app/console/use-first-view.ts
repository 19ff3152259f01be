import { useLayoutEffect, useState } from 'react';
import { viewNamed } from './pages/views';

/**
 * False until code and texts of the page the console was opened at have loaded; until then only the frame is shown.
 * Rendered earlier, the page would suspend, and React keeps a fallback for at least 300 ms. If loading fails, the
 * page requests it again and shows the error.
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
