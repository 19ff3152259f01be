import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '@/shared/loading/when-idle';
import { firstQueriesOf } from './first-queries';
import { CONSOLE_VIEWS, type ConsoleView } from './views';

/** How long there must be no request to the server before the connection counts as idle. */
const QUIET_MS = 1000;

/**
 * Prefetches the console's other pages once the first one has its data, so that the next click need not wait: one page
 * each time the browser is idle, because all in one task would block it for 0.1 to 0.3 s. True once all were requested.
 */
export function usePrefetch(): boolean {
  const isBusy = useIsFetching() > 0;
  const done = useRef(0);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (isBusy) return undefined;
    let stop = () => {};
    const goOn = () => {
      const view = CONSOLE_VIEWS[done.current];
      if (view === undefined) return setDone(true);
      done.current += 1;
      prefetch(view);
      stop = whenIdle(goOn);
    };
    const timer = setTimeout(() => (stop = whenIdle(goOn)), QUIET_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isBusy]);
  return isDone;
}

function prefetch(view: ConsoleView): void {
  // A page that fails to load now is fetched again when it is opened.
  view.screen.prefetch().catch(() => undefined);
  firstQueriesOf(view).catch(() => undefined);
}
