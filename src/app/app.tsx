import { Suspense } from 'react';
import { HashRouter, Navigate, useRoutes } from 'react-router-dom';
import { paths, PATTERNS } from '@/shared/routing/paths';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import { NavigationEffects } from './navigation-effects';
import { NoticeRegion } from './notice-region';
import { PortalShell } from './portal-shell';
import { ACCOUNT_ROUTES } from './routes/account-routes';
import { consoleDoor } from './routes/console-routes';
import { PORTAL_ROUTES } from './routes/portal-routes';
import type { PageRoute } from './routes/screen';

const pagesOf = (routes: readonly PageRoute[]) =>
  routes.map(({ path, screen: { Component } }) => ({ path, element: <Component /> }));

/** Public pages need no guard; whatever is not public stands behind the console's door. */
const ROUTES = [
  { path: PATTERNS.root, element: <Navigate to={paths.home()} replace /> },
  {
    element: <PortalShell />,
    children: [
      ...pagesOf(PORTAL_ROUTES),
      { path: '/home/*', element: <Navigate to={paths.notFound()} replace /> },
    ],
  },
  ...pagesOf(ACCOUNT_ROUTES),
  { path: '*', element: <consoleDoor.Component /> },
];

/** The application at the address after the `#`. */
export function App() {
  return (
    <HashRouter>
      <NavigationEffects />
      <ErrorBoundary form="page">
        <Suspense>
          <Pages />
        </Suspense>
      </ErrorBoundary>
      <NoticeRegion />
    </HashRouter>
  );
}

function Pages() {
  return useRoutes(ROUTES);
}
