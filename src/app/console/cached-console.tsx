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
export function CachedConsole() {
  const location = useLocation();
  const session = useSession(({ accessToken }) => accessToken);
  const isShown = isConsolePath(location.pathname);
  const [cached, setCached] = useState(isShown ? { at: location, session } : null);
  if (isShown && (cached?.at !== location || cached.session !== session))
    setCached({ at: location, session });
  if (cached === null || cached.session !== session) return null;
  return (
    <Activity key={session} mode={isShown ? 'visible' : 'hidden'}>
      <ErrorBoundary form="page" resetKey={cached.at.pathname}>
        <AtAddress address={cached.at} pattern="*">
          {DOOR}
        </AtAddress>
      </ErrorBoundary>
    </Activity>
  );
}

const DOOR = <ConsoleDoor />;
