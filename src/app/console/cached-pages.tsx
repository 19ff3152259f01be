import { Activity, memo, Suspense, useLayoutEffect, useMemo } from 'react';
import { TabContext } from '@/features/tabs/tab-context';
import { cachedPaths, refreshTab, useTabs } from '@/features/tabs/tabs-store';
import { tabOf } from '@/features/tabs/tabs';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { routeOf } from '../router/server-routes';
import { CachedBox } from './cached-box';
import { AtAddress } from './at-address';
import { EntryPage } from './entry-page';
import type { ConsoleEntries } from './use-console-entries';

interface CachedPagesProps {
  currentPath: string;
  /** With its `?`, or empty. */
  currentQuery: string;
  console: ConsoleEntries;
}

/**
 * The page of the address, and the hidden open ones that preserve their state (specification §9: at most 99). A
 * hidden page stays at its own address, so that nothing in it changes.
 */
export function CachedPages({ currentPath, currentQuery, console }: CachedPagesProps) {
  const state = useTabs();
  useResetWithoutKeepAlive(currentPath);
  const cached = cachedPaths(state);
  const rendered = cached.includes(currentPath) ? cached : [...cached, currentPath];
  return rendered.map((path) => {
    const isCurrent = path === currentPath;
    const query = isCurrent ? currentQuery : (tabOf(state.tabs, path)?.query ?? '');
    return (
      <Activity key={`${path}#${state.refreshes[path] ?? 0}`} mode={isCurrent ? 'visible' : 'hidden'}>
        <CachedBox>
          <CachedPage path={path} query={query} console={console} />
        </CachedBox>
      </Activity>
    );
  });
}

/** A page with noKeepAlive is remounted when the user returns to it, from another page or from outside. */
function useResetWithoutKeepAlive(path: string): void {
  useLayoutEffect(
    () => () => {
      if (tabOf(useTabs.getState().tabs, path)?.meta.noKeepAlive) refreshTab(path);
    },
    [path],
  );
}

interface CachedPageProps {
  path: string;
  query: string;
  console: ConsoleEntries;
}

const CachedPage = memo(function CachedPage({ path, query, console }: CachedPageProps) {
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
