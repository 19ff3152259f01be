import { Suspense } from 'react';
import { HashRouter, Navigate, useRoutes } from 'react-router-dom';
import { paths, PATTERNS } from '@/shared/routing/paths';
import { NavigationEffects } from './navigation-effects';
import { NoticeRegion } from './notice-region';
import { PortalShell } from './portal-shell';
import { PORTAL_ROUTES } from './routes/portal-routes';

const ROUTES = [
  { path: PATTERNS.root, element: <Navigate to={paths.home()} replace /> },
  {
    element: <PortalShell />,
    children: PORTAL_ROUTES.map(({ path, screen: { Component } }) => ({ path, element: <Component /> })),
  },
  { path: '*', element: <Navigate to={paths.notFound()} replace /> },
];

/** The application at the address after the `#`. */
export function App() {
  return (
    <HashRouter>
      <NavigationEffects />
      <Suspense>
        <Pages />
      </Suspense>
      <NoticeRegion />
    </HashRouter>
  );
}

function Pages() {
  return useRoutes(ROUTES);
}
