import { useEffect, useState } from 'react';
import { useSession } from '@/features/session/session-store';

/** How long before its end a session is announced to end. */
const NOTICE_MS = 5 * 60_000;
/** Longer browser timers fire at once. */
const LONGEST_MS = 24 * 60 * 60_000;

/**
 * The end of the session from five minutes before it, and whether it is past; null before that, or if it is unknown.
 */
export function useSessionEnding(): { at: Date; isPast: boolean } | null {
  const endsAt = useSession(({ expiresAtTs }) => expiresAtTs);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (endsAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      setNow(Date.now());
      const next = [endsAt - NOTICE_MS, endsAt].find((moment) => moment > Date.now());
      if (next !== undefined) timer = setTimeout(look, Math.min(next - Date.now(), LONGEST_MS));
    };
    look();
    // A sleeping computer stops its timers.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [endsAt]);
  if (endsAt === null || endsAt - now > NOTICE_MS) return null;
  return { at: new Date(endsAt), isPast: endsAt <= now };
}
