import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { nameKnownPages } from '@/features/menu/menu-store';
import { useSession } from '@/features/session/session-store';
import { saveTabs, restoreTabs } from '@/features/tabs/saved-tabs';
import { nameRecord, recordAt } from '@/features/tabs/record-names';
import { placeOfTab, rememberVisit } from '@/features/tabs/saved-places';
import type { Tab } from '@/features/tabs/tabs';
import { isOpen, visitTab } from '@/features/tabs/tabs-store';
import { AdminLayout } from '@/layouts/console/console-layout';
import { TabsBar } from '@/layouts/console/tabs-bar/tabs-bar';
import { config } from '@/shared/config/config';
import { useLabels } from '@/shared/i18n/label';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { afterPaint } from '@/shared/loading/after-paint';
import { IdlePart } from '@/shared/loading/idle-part';
import { paths } from '@/shared/routing/paths';
import { pageWithoutHome } from '@/shared/routing/without-home';
import { useRecordName } from '@/shared/ui/marks/record-name';
import { DemoMark } from '../demo-mark';
import { chooseLanguage } from '../language-choice';
import { askLogOut } from '../log-out';
import { showNotice } from '../notices';
import { routeOf, type ConsoleRoute } from '../router/server-routes';
import { pageKeyOf } from './pages/views';
import { confirmLosing } from './confirm-losing';
import { EndingNotice } from './ending-notice';
import { pageAt } from './page-at';
import { placeOf, type Place } from './place';
import { CachedPages } from './cached-pages';
import { refreshAll, refreshOne } from './refresh';
import { useFirstView } from './use-first-view';
import { KitStyles } from './pages/kit-styles';
import { usePrefetch } from './pages/use-prefetch';
import { useReadAhead } from './pages/use-read-ahead';
import { useConsoleEntries, type ConsoleEntries } from './use-console-entries';

nameKnownPages(pageKeyOf);
saveTabs();

/**
 * The console at the current address. An address outside it leaves the frame and its pages as they are, for readers
 * who return from /401 or /404.
 */
export function ConsoleApp() {
  const { pathname, search } = useLocation();
  const console = useConsoleEntries();
  const { entries, mayUse } = console;
  const route = useMemo(() => routeOf(entries, pathname, mayUse), [entries, pathname, mayUse]);
  const target = useMemo(() => placeOf(route, pathname, search), [route, pathname, search]);
  const [shown, setShown] = useState(target);
  if (target !== null && target !== shown) setShown(target);
  useLayoutEffect(() => restoreTabs(pageAt), []);
  useVisit(target, console);
  return (
    <>
      {route.kind !== 'page' && <Navigate to={elsewhere(route, `${pathname}${search}`)} replace />}
      {shown !== null && <ConsoleFrame place={shown} console={console} />}
      <EndingNotice />
    </>
  );
}

function elsewhere(route: Exclude<ConsoleRoute, { kind: 'page' }>, address: string): string {
  if (route.kind === 'redirect') return route.to;
  if (route.kind === 'forbidden') return paths.unauthorized();
  return paths.notFound(pageWithoutHome(address) ? { address } : {});
}

/** Its frame, the row of open pages, and the pages themselves. */
function ConsoleFrame({ place, console }: { place: Place; console: ConsoleEntries }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { username, avatar } = useSession();
  const textOf = useLabels();
  useTitle(place);
  const hasFirstView = useFirstView(place.entry.component);
  useReadAhead(console);
  const handleGo = (fullPath: string) => void navigate(fullPath);
  return (
    <AdminLayout
      items={console.items}
      entries={console.entries}
      entryPath={place.entry.path}
      currentPath={place.pathname}
      onGo={handleGo}
      user={{ name: username, avatar }}
      language={language}
      onLanguageChange={(chosen) => void chooseLanguage(chosen)}
      onLogOut={() => void askLogOut()}
      onReload={() => void refreshAll(textOf)}
      onFailure={(sentence) => showNotice('error', sentence)}
      notifications={NOTIFICATIONS}
      tabsBar={
        <TabsBar
          currentPath={place.tabPath}
          onGo={handleGo}
          onRefresh={(path) => void refreshOne(path)}
          confirmClose={confirmLosing}
        />
      }
    >
      {hasFirstView && (
        <CachedPages currentPath={place.tabPath} currentQuery={place.query} console={console} />
      )}
      <Prefetch />
      <DemoMark />
    </AdminLayout>
  );
}

/** A component of its own: the frame is not rendered again with every request. */
function Prefetch() {
  const isDone = usePrefetch();
  return isDone && <KitStyles />;
}

const loadBell = () =>
  import('@/layouts/console/bar/notifications/notifications-bell').then((part) => part.NotificationsBell);

/** One element, so that a navigation does not render it again. */
const NOTIFICATIONS = <IdlePart load={loadBell} />;

/**
 * Opens the tab of the address, and the pinned ones (specification §4, tabs), and remembers the visit, and its record by
 * name. An open tab is shown first: its visit is recorded after the paint, which it would delay.
 */
function useVisit(place: Place | null, { pinned }: ConsoleEntries): void {
  useLayoutEffect(() => {
    if (place !== null && !isOpen(tabAt(place))) visitTab(tabAt(place), pinned);
  }, [place, pinned]);
  useEffect(() => {
    if (place === null) return undefined;
    return afterPaint(() => {
      visitTab(tabAt(place), pinned);
      rememberVisit(placeOfTab(tabAt(place)));
    });
  }, [place, pinned]);
  const shown = useRecordName();
  useEffect(() => {
    // Not `shown`: the page of the place before has taken that away by now.
    const record = useRecordName.getState();
    if (place === null || record === null) return;
    const tab = tabAt(place);
    if (recordAt(tab) === null) return;
    nameRecord(tab, record);
    rememberVisit(placeOfTab(tab));
  }, [place, shown]);
}

function tabAt({ entry, tabPath: path, query }: Place): Tab {
  const { affix, noKeepAlive } = entry.meta;
  const meta = { title: entry.label, affix, noKeepAlive };
  return { path, fullPath: `${path}${query}`, name: entry.id, query, meta };
}

/** "Page title after each navigation is the route title combined with the site title" (specification §2). */
function useTitle({ entry }: Place): void {
  const { t } = useTexts('shell');
  const title = useLabels()(entry.label);
  const site = config.siteTitle || t('siteName');
  useEffect(() => {
    document.title = `${title}-${site}`;
  }, [title, site]);
}
