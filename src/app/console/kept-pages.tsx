import { Activity, memo, Suspense, useLayoutEffect, useMemo } from 'react';
import { TabContext } from '@/features/tabs/tab-context';
import { keptAlivePaths, refreshTab, useTabs } from '@/features/tabs/tabs-store';
import { tabOf } from '@/features/tabs/tabs';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { routeOf } from '../router/server-routes';
import { KeptBox } from './kept-box';
import { AtAddress } from './at-address';
import { EntryPage } from './entry-page';
import type { ConsoleEntries } from './use-console-entries';

interface KeptPagesProps {
  currentPath: string;
  /** With its `?`, or empty. */
  currentQuery: string;
  console: ConsoleEntries;
}

/**
 * The page of the address, and the hidden open ones that preserve their state (specification §9: at most 99). A
 * hidden page stays at its own address, so that nothing in it changes.
 */
export function KeptPages({ currentPath, currentQuery, console }: KeptPagesProps) {
  const state = useTabs();
  useNoKeepAlive(currentPath);
  const kept = keptAlivePaths(state);
  const shown = kept.includes(currentPath) ? kept : [...kept, currentPath];
  return shown.map((path) => {
    const isCurrent = path === currentPath;
    const query = isCurrent ? currentQuery : (tabOf(state.tabs, path)?.query ?? '');
    return (
      <Activity key={`${path}#${state.refreshes[path] ?? 0}`} mode={isCurrent ? 'visible' : 'hidden'}>
        <KeptBox>
          <KeptPage path={path} query={query} console={console} />
        </KeptBox>
      </Activity>
    );
  });
}

/** A page with noKeepAlive is remounted when the user returns to it, from another page or from outside. */
function useNoKeepAlive(path: string): void {
  useLayoutEffect(
    () => () => {
      if (tabOf(useTabs.getState().tabs, path)?.meta.noKeepAlive) refreshTab(path);
    },
    [path],
  );
}

interface KeptPageProps {
  path: string;
  query: string;
  console: ConsoleEntries;
}

const KeptPage = memo(function KeptPage({ path, query, console }: KeptPageProps) {
  const { entries, mayUse } = console;
  const route = useMemo(() => routeOf(entries, path, mayUse), [entries, path, mayUse]);
  const page = useMemo(() => (route.kind === 'page' ? <EntryPage entry={route.entry} /> : null), [route]);
  if (route.kind !== 'page' || page === null) return null;
  return (
    <TabContext value={path}>
      <ErrorBoundary form="page" resetKey={path}>
        <Suspense>
          <AtAddress address={`${path}${query}`} pattern={route.pattern}>
            {page}
          </AtAddress>
        </Suspense>
      </ErrorBoundary>
    </TabContext>
  );
});
