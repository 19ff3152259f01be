import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '@/features/session/session-store';
import { PortalLayout } from '@/layouts/portal/portal-layout';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import { DemoMark } from './demo-mark';
import { useFirstPage } from './first-page';
import { chooseLanguage } from './language-choice';
import { IdlePart } from '@/shared/routing/idle-part';
import { loadChunk } from '@/shared/routing/load-chunk';
import { useLanguage } from '@/shared/i18n/use-language';

/** The portal's frame around its pages, with what the frame cannot know by itself: user, language, sources. */
export function PortalShell() {
  const language = useLanguage();
  const { pathname } = useLocation();
  const { accessToken, username } = useSession();
  const { isAwaited } = useFirstPage();
  useEffect(() => {
    if (accessToken !== null) void sessionCalls().then((calls) => calls.loadUserBehind());
  }, [accessToken]);
  return (
    <PortalLayout
      user={accessToken === null ? null : { name: username }}
      language={language}
      onLanguageChange={(chosen) => void chooseLanguage(chosen)}
      onLogOut={() => void loadChunk(() => import('./log-out')).then((part) => part.askLogOut())}
      currentPath={pathname}
      sources={<IdlePart load={loadRest} />}
    >
      <ErrorBoundary form="page" resetKey={pathname}>
        {isAwaited ? null : <Outlet />}
      </ErrorBoundary>
      <DemoMark />
    </PortalLayout>
  );
}

const sessionCalls = () => loadChunk(() => import('@/features/session/visitor-session'));

const loadRest = async () => (await import('./late/portal-rest')).PortalRest;
