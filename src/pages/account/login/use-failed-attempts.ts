import { useRef, useState } from 'react';
import { loginCalls } from './load-login-calls';
import { isLockReached, LOCK_SECONDS, NO_FAILED_ATTEMPTS } from './failed-attempts';
import type { FailedAttempts } from './failed-attempts';

/** Failures seen by this page; as on the server, they expire once the last is as old as a lock lasts. */
interface OwnCount {
  failures: number;
  /** Milliseconds since 1970. */
  lastAt: number;
}

/** The failed logins of the name last checked, and a function to check a name. */
export function useFailedAttempts() {
  const [failedAttempts, setFailedAttempts] = useState<FailedAttempts>(NO_FAILED_ATTEMPTS);
  const own = useRef(new Map<string, OwnCount>());
  const latest = useRef(0);

  /** Asks the server about a name; `isSlip` counts one more failure of this page. */
  async function ask(principal: string, isFailedAttempt = false): Promise<FailedAttempts> {
    const number = ++latest.current;
    const before = own.current.get(principal);
    const isFresh = before !== undefined && Date.now() < before.lastAt + LOCK_SECONDS * 1000;
    const failures = (isFresh ? before.failures : 0) + (isFailedAttempt ? 1 : 0);
    if (isFailedAttempt) own.current.set(principal, { failures, lastAt: Date.now() });
    const answer = await (await loginCalls()).failedAttemptsOf(principal);
    const requested = {
      principal,
      base: answer?.base ?? NO_FAILED_ATTEMPTS.base,
      failures: Math.max(answer?.curr ?? 0, failures),
    };
    // Reset on lock, as on the server: later failures start a new count.
    if (isLockReached(requested)) own.current.delete(principal);
    if (number === latest.current) setFailedAttempts(requested);
    return requested;
  }

  return { slips: failedAttempts, ask };
}
