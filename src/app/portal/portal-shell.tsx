import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { loginAddress } from '@/features/session/sign-in/after-sign-in';
import { useSession } from '@/features/session/session-store';
import { PortalLayout } from '@/layouts/portal/portal-layout';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { DemoMark } from '../demo-mark';
import { useArrival } from './use-arrival';
import { useFirstPage } from '../first-paint/first-page';
import { chooseLanguage } from '../language-choice';
import { config } from '@/shared/config/config';
import { IdlePart } from '@/shared/loading/idle-part';
import { loadChunk } from '@/shared/loading/load-chunk';
import { useLanguage } from '@/shared/i18n/use-language';

/** The portal's frame around its pages, with its external data: user, language, sources. */
export function PortalShell() {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { accessToken, username } = useSession();
  const { isAwaited } = useFirstPage();
  useEffect(() => {
    if (accessToken !== null) void sessionCalls().then((calls) => calls.loadUserBehind());
  }, [accessToken]);
  return (
    <PortalLayout
      user={accessToken === null ? null : { name: username, record: <IdlePart load={loadRecordLink} /> }}
      language={language}
      onLanguageChange={(chosen) => void chooseLanguage(chosen)}
      onLogOut={() => void loadChunk(() => import('../log-out')).then((part) => part.askLogOut())}
      currentPath={pathname}
      signInAt={loginAddress(pathname + search, config.recordRoute)}
      announcement={useArrival()}
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

const loadRecordLink = async () => (await import('./staff-record-link')).StaffRecordLink;

const loadRest = async () => (await import('./portal-rest')).PortalRest;
