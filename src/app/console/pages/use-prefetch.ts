import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '@/shared/loading/when-idle';
import { firstQueriesOf } from './first-queries';
import { CONSOLE_VIEWS } from './views';

/** How long there must be no request to the server before the connection counts as idle. */
const QUIET_MS = 1000;

/** Prefetches the console's other pages once the first one has its data, so that the next click need not wait. */
export function usePrefetch(): void {
  const isBusy = useIsFetching() > 0;
  useEffect(() => {
    if (isBusy) return undefined;
    let stop = () => {};
    const timer = setTimeout(() => (stop = whenIdle(prefetch)), QUIET_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isBusy]);
}

function prefetch(): void {
  // A page that fails to load now is fetched again when it is opened.
  for (const view of CONSOLE_VIEWS) {
    view.screen.prefetch().catch(() => undefined);
    firstQueriesOf(view).catch(() => undefined);
  }
}
