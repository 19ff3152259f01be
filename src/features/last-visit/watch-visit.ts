import { markSeen } from './visit-storage';

const AT_MOST_EVERY_MS = 60_000;
const ACTIVITY = ['pointerdown', 'keydown', 'scroll', 'visibilitychange'] as const;

/** Records when the reader was last active, at most once a minute; returns a stop function. */
export function watchVisit(): () => void {
  let last = 0;
  const handleActivity = () => {
    const now = Date.now();
    if (document.visibilityState === 'hidden' || Math.abs(now - last) < AT_MOST_EVERY_MS) return;
    last = now;
    markSeen(now);
  };
  handleActivity();
  for (const kind of ACTIVITY) document.addEventListener(kind, handleActivity, { passive: true });
  return () => {
    for (const kind of ACTIVITY) document.removeEventListener(kind, handleActivity);
  };
}
