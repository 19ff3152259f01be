import { useEffect, useState } from 'react';

interface Lock {
  principal: string;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** Seconds until `principal` may try again, counted down to 0; `lock` starts the countdown for a name. */
export function useLock(principal: string) {
  const [locked, setLocked] = useState<Lock | null>(null);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (locked === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [locked]);

  const lock = (name: string, seconds: number) => {
    const start = Date.now();
    setNow(start);
    setLocked({ principal: name, endsAt: start + seconds * SECOND_MS });
  };
  const leftMs = locked?.principal === principal ? locked.endsAt - now : 0;
  return { secondsLeft: Math.max(0, Math.ceil(leftMs / SECOND_MS)), lock };
}

const SECOND_MS = 1000;
