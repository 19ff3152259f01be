import { Activity, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '@/features/session/session-store';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { isConsolePath } from '../router/console-path';
import { AtAddress } from './at-address';
import { ConsoleDoor } from './console-door';

/**
 * The console behind its guard, from the first visit on: while a public page is shown it is hidden at its last
 * address, with all input in its pages. It is removed with its session.
 */
export function KeptConsole() {
  const location = useLocation();
  const session = useSession(({ accessToken }) => accessToken);
  const isShown = isConsolePath(location.pathname);
  const [kept, setKept] = useState(isShown ? { at: location, session } : null);
  if (isShown && (kept?.at !== location || kept.session !== session)) setKept({ at: location, session });
  if (kept === null || kept.session !== session) return null;
  return (
    <Activity key={session} mode={isShown ? 'visible' : 'hidden'}>
      <ErrorBoundary form="page" resetKey={kept.at.pathname}>
        <AtAddress address={kept.at} pattern="*">
          {DOOR}
        </AtAddress>
      </ErrorBoundary>
    </Activity>
  );
}

const DOOR = <ConsoleDoor />;
