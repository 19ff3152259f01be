import { Suspense, useState } from 'react';
import { HashRouter, Navigate, useLocation, useRoutes } from 'react-router-dom';
import { paths, PATTERNS } from '@/shared/routing/paths';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { NavigationEffects } from './navigation-effects';
import { NoticeRegion } from './notice-region';
import { PortalShell } from './portal/portal-shell';
import { hasLineBreak, isConsolePath } from './router/console-path';
import { ACCOUNT_ROUTES, PORTAL_ROUTES } from './router/public-routes';
import type { PageRoute } from './router/screen';
import { consoleEntrance } from './router/screen-of';

const pagesOf = (routes: readonly PageRoute[]) =>
  routes.map(({ path, screen: { Component } }) => ({ path, element: <Component /> }));

/** The pages that need no guard; all others are behind the console's guard. */
const PUBLIC_ROUTES = [
  { path: PATTERNS.root, element: <Navigate to={paths.home()} replace /> },
  {
    element: <PortalShell />,
    children: [
      ...pagesOf(PORTAL_ROUTES),
      { path: '/home/*', element: <Navigate to={paths.notFound()} replace /> },
    ],
  },
  ...pagesOf(ACCOUNT_ROUTES),
  { path: '*', element: <Navigate to={paths.notFound()} replace /> },
];

/** The application at the address after the `#`. */
export function App() {
  return (
    <HashRouter>
      <NavigationEffects />
      <ErrorBoundary form="page">
        <Suspense>
          <PublicPages />
          <OpenedConsole />
        </Suspense>
      </ErrorBoundary>
      <NoticeRegion />
    </HashRouter>
  );
}

/** Nothing at an address of the console. Routes without a match lead to 404, like every unknown address. */
function PublicPages() {
  const { pathname } = useLocation();
  if (hasLineBreak(pathname)) return <Navigate to={paths.notFound()} replace />;
  return isConsolePath(pathname) ? null : <MatchedPage />;
}

const MatchedPage = () => useRoutes(PUBLIC_ROUTES);

/** The console, from the first visit on; hidden while a public page is shown. */
function OpenedConsole() {
  const isShown = isConsolePath(useLocation().pathname);
  const [isOpened, setIsOpened] = useState(isShown);
  if (isShown && !isOpened) setIsOpened(true);
  return isOpened && <consoleEntrance.Component />;
}
