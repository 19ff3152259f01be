import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '@/features/session/session-store';
import { visitTab } from '@/features/tabs/tabs-store';
import { AdminLayout } from '@/layouts/admin/admin-layout';
import { TabsBar } from '@/layouts/admin/tabs-bar/tabs-bar';
import { config } from '@/shared/config/config';
import { useLabels } from '@/shared/i18n/label';
import { useLanguage } from '@/shared/i18n/use-language';
import { paths } from '@/shared/routing/paths';
import { DemoMark } from '../demo-mark';
import { chooseLanguage } from '../language-choice';
import { askLogOut } from '../log-out';
import { showNotice } from '../notices';
import { routeOf, type ConsoleRoute } from '../routes/server-routes';
import { confirmLosing } from './confirm-losing';
import { KeptPages } from './kept-pages';
import { refreshAll, refreshOne } from './refresh';
import { usePrefetch } from './use-prefetch';
import { useConsoleEntries, type ConsoleEntries } from './use-console-entries';
import { useLeaveQuestion } from './use-leave-question';

/** The console at the address in use: its frame, the row of open pages, and the pages themselves. */
export function ConsoleApp() {
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { username, avatar } = useSession();
  const console = useConsoleEntries();
  const { entries, items, mayUse } = console;
  const route = useMemo(() => routeOf(entries, pathname, mayUse), [entries, pathname, mayUse]);
  const say = useLabels();
  const tabPath = route.kind === 'page' && !route.pattern.includes(':') ? route.entry.path : pathname;
  useVisit(route, tabPath, console);
  useTitle(route);
  usePrefetch();
  useLeaveQuestion();
  const handleGo = (fullPath: string) => void navigate(fullPath);

  if (route.kind === 'redirect') return <Navigate to={route.to} replace />;
  if (route.kind === 'forbidden') return <Navigate to={paths.unauthorized()} replace />;
  if (route.kind === 'notFound') return <Navigate to={paths.notFound()} replace />;
  return (
    <AdminLayout
      items={items}
      entries={entries}
      currentPath={pathname}
      onGo={handleGo}
      user={{ name: username, avatar }}
      language={language}
      onLanguageChange={(chosen) => void chooseLanguage(chosen)}
      onLogOut={() => void askLogOut()}
      onReload={() => void refreshAll(say)}
      onFailure={(sentence) => showNotice('error', sentence)}
      tabsBar={
        <TabsBar
          currentPath={tabPath}
          onGo={handleGo}
          onRefresh={(path) => void refreshOne(path)}
          confirmClose={confirmLosing}
        />
      }
    >
      <KeptPages currentPath={tabPath} console={console} />
      <DemoMark />
    </AdminLayout>
  );
}

/** Opens the tab of the address, and the pinned ones (specification §4, tabs). */
function useVisit(route: ConsoleRoute, path: string, { pinned }: ConsoleEntries): void {
  const { search } = useLocation();
  const entry = route.kind === 'page' ? route.entry : null;
  useLayoutEffect(() => {
    if (entry === null) return;
    const { affix, noKeepAlive } = entry.meta;
    visitTab(
      {
        path,
        fullPath: `${path}${search}`,
        name: entry.id,
        query: search,
        meta: { title: entry.label, affix, noKeepAlive },
      },
      pinned,
    );
  }, [entry, path, search, pinned]);
}

/** "Page title after each navigation is the route title combined with the site title" (specification §2). */
function useTitle(route: ConsoleRoute): void {
  const { t } = useTranslation('shell');
  const say = useLabels();
  const title = route.kind === 'page' ? say(route.entry.label) : null;
  const site = config.siteTitle || t('siteName');
  useEffect(() => {
    if (title !== null) document.title = `${title}-${site}`;
  }, [title, site]);
}
