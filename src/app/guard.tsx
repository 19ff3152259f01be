import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useMenu } from '@/features/menu/menu-store';
import { useSession } from '@/features/session/session-store';
import { config } from '@/shared/config/config';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { loadChunk } from '@/shared/loading/load-chunk';
import { PATTERNS } from '@/shared/routing/paths';
import { useFailing } from '@/shared/ui/hooks/use-failing';
import { decide } from './guard-decision';
import './guard.css';

interface GuardProps {
  children: ReactNode;
  /** Called when permissions and menu start loading: allows prefetching what is needed after them. */
  onLoad?: () => void;
}

const EntryFailed = lazyPart(() => import('./console/entry-failed').then((part) => part.EntryFailed));

/** Why the console could not be entered, and in which session. */
interface Failed {
  error: unknown;
  token: string | null;
}

/** Renders an address, loads what it needs first, or redirects; see `decide`. */
export function Guard({ children, onLoad }: GuardProps) {
  const { t } = useTexts('ui');
  const { pathname, search } = useLocation();
  const { accessToken, isLoaded } = useSession();
  const hasMenu = useMenu(({ status }) => status === 'ready');
  const fail = useFailing();
  const [cameSignedIn] = useState(accessToken !== null);
  const decision = decide({
    path: pathname,
    fullPath: `${pathname}${search}`,
    hasToken: accessToken !== null,
    hasSignedInHere: !cameSignedIn && accessToken !== null,
    isReady: isLoaded && hasMenu,
    loginInterception: config.loginInterception,
    recordRoute: config.recordRoute,
  });
  const isLoading = decision.kind === 'load';
  const [failed, setFailed] = useState<Failed | null>(null);
  const load = () => {
    onLoad?.();
    enterConsole().then((error) => setFailed(error === null ? null : { error, token: accessToken }), fail);
  };
  const handleLoad = useEffectEvent(load);
  const retry = () => {
    setFailed(null);
    load();
  };
  useEffect(() => {
    if (isLoading) handleLoad();
  }, [isLoading, accessToken]);

  // A session end that leads to /401 (specification §8) or the login has changed the address already; the router
  // follows.
  if (decision.kind === 'redirect' && ENDS.some((end) => isMovedTo(end, pathname))) return null;
  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  if (!isLoading) return children;
  if (failed?.token === accessToken)
    return (
      <Suspense>
        <EntryFailed error={failed.error} onRetry={retry} />
      </Suspense>
    );
  return (
    <p className="guard-wait" role="status">
      {t('state.loading')}
    </p>
  );
}

const ENDS = [PATTERNS.unauthorized, PATTERNS.login];

const isMovedTo = (end: string, pathname: string) =>
  location.hash.startsWith(`#${end}`) && !pathname.startsWith(end);

const enterConsole = () =>
  loadChunk(() => import('./console/enter-console')).then((part) => part.enterConsole());
