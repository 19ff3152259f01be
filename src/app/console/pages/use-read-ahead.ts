import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { routeOf } from '../../router/server-routes';
import type { ConsoleEntries } from '../use-console-entries';
import { firstQueriesOf } from './first-queries';
import { viewOf } from './views';

/** How long the pointer rests on a link before its page is requested. */
const REST_MS = 60;
/** How long prefetched data counts as fresh. */
const FRESH_MS = 10_000;

/**
 * Prefetches the rows of a list when its page is about to open: when the pointer rests on its link, when
 * the link has the focus, when it is pressed, and when the address changes to rows that were not shown yet, while the page itself is
 * rendered: rows from before are shown first, and requested again by the page.
 */
export function useReadAhead({ entries, mayUse }: ConsoleEntries): void {
  const client = useQueryClient();
  useEffect(() => {
    const readAhead = async (hash: string, isNewOnly = false) => {
      const { pathname, searchParams } = new URL(hash.slice(1), location.origin);
      const route = routeOf(entries, pathname, mayUse);
      const view = route.kind === 'page' ? viewOf(route.entry.component ?? '') : null;
      const firstQueries = view && (await firstQueriesOf(view));
      for (const query of firstQueries?.(searchParams) ?? []) {
        if (isNewOnly && client.getQueryData(query.queryKey) !== undefined) continue;
        // If it fails, the page requests it again and shows the error.
        client.query({ ...query, staleTime: FRESH_MS }).catch(() => undefined);
      }
    };
    let resting = 0;
    const follow = ({ target, type }: Event) => {
      clearTimeout(resting);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
      if (link === null) return;
      const start = () => void readAhead(link.hash).catch(() => undefined);
      if (type === 'pointerover') resting = window.setTimeout(start, REST_MS);
      else start();
    };
    const followAddress = () => void readAhead(location.hash, true).catch(() => undefined);
    for (const type of SIGNS) document.addEventListener(type, follow, { capture: true, passive: true });
    window.addEventListener('hashchange', followAddress);
    return () => {
      clearTimeout(resting);
      for (const type of SIGNS) document.removeEventListener(type, follow, { capture: true });
      window.removeEventListener('hashchange', followAddress);
    };
  }, [client, entries, mayUse]);
}

const SIGNS = ['pointerover', 'focusin', 'click'];
