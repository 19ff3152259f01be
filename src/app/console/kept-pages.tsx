import { Activity, memo, Suspense, useMemo } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { TabContext } from '@/features/tabs/tab-context';
import { keptAlivePaths, useTabs } from '@/features/tabs/tabs-store';
import { tabOf } from '@/features/tabs/tabs';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import { routeOf } from '../routes/server-routes';
import { FrozenAddress } from './frozen-address';
import { EntryPage } from './entry-page';
import type { ConsoleEntries } from './use-console-entries';

/**
 * The page of the address, and hidden behind it the open ones that keep their state (specification §9: at most 99). A
 * hidden page stays at its own address, so that nothing in it changes.
 */
export function KeptPages({ currentPath, console }: { currentPath: string; console: ConsoleEntries }) {
  const { search } = useLocation();
  const state = useTabs();
  const kept = keptAlivePaths(state);
  const shown = kept.includes(currentPath) ? kept : [...kept, currentPath];
  return shown.map((path) => {
    const isCurrent = path === currentPath;
    const fullPath = isCurrent ? `${currentPath}${search}` : (tabOf(state.tabs, path)?.fullPath ?? path);
    return (
      <Activity key={`${path}#${state.refreshes[path] ?? 0}`} mode={isCurrent ? 'visible' : 'hidden'}>
        <KeptPage path={path} fullPath={fullPath} console={console} />
      </Activity>
    );
  });
}

interface KeptPageProps {
  path: string;
  fullPath: string;
  console: ConsoleEntries;
}

const KeptPage = memo(function KeptPage({ path, fullPath, console }: KeptPageProps) {
  return (
    <FrozenAddress path={path} fullPath={fullPath}>
      <TabContext value={path}>
        <ErrorBoundary form="page" resetKey={path}>
          <Suspense>
            <RoutedPage path={path} console={console} />
          </Suspense>
        </ErrorBoundary>
      </TabContext>
    </FrozenAddress>
  );
});

const RoutedPage = memo(function RoutedPage({ path, console }: Omit<KeptPageProps, 'fullPath'>) {
  const { entries, mayUse } = console;
  const route = useMemo(() => routeOf(entries, path, mayUse), [entries, path, mayUse]);
  return useRoutes(
    route.kind === 'page' ? [{ path: route.pattern, element: <EntryPage entry={route.entry} /> }] : [],
  );
});
