import { useRef, useState } from 'react';
import { loginCalls } from './load-login-calls';
import { isLockReached, LOCK_SECONDS, NO_SLIPS } from './slips';
import type { SlipState } from './slips';

/** Failures seen by this page; as on the server, they expire once the last is as old as a lock lasts. */
interface OwnCount {
  failures: number;
  /** Milliseconds since 1970. */
  lastAt: number;
}

/** The failed logins of the name last checked, and a function to check a name. */
export function useSlips() {
  const [slips, setSlips] = useState<SlipState>(NO_SLIPS);
  const own = useRef(new Map<string, OwnCount>());
  const latest = useRef(0);

  /** Asks the server about a name; `isSlip` counts one more failure of this page. */
  async function ask(principal: string, isSlip = false): Promise<SlipState> {
    const number = ++latest.current;
    const before = own.current.get(principal);
    const isFresh = before !== undefined && Date.now() < before.lastAt + LOCK_SECONDS * 1000;
    const failures = (isFresh ? before.failures : 0) + (isSlip ? 1 : 0);
    if (isSlip) own.current.set(principal, { failures, lastAt: Date.now() });
    const answer = await (await loginCalls()).slipsOf(principal);
    const asked = {
      principal,
      base: answer?.base ?? NO_SLIPS.base,
      failures: Math.max(answer?.curr ?? 0, failures),
    };
    // Reset on lock, as on the server: later failures start a new count.
    if (isLockReached(asked)) own.current.delete(principal);
    if (number === latest.current) setSlips(asked);
    return asked;
  }

  return { slips, ask };
}
