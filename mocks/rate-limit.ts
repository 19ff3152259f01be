import { table } from './db';

interface Allowance {
  left: number;
  at: number;
}

const allowances = table(() => new Map<string, Allowance>());

/** How long the back end lets a call wait for its turn. */
const PATIENCE_MS = 500;

/**
 * Takes one call from the allowance of `key` (a path): `perSecond` calls flow back each second, up to `burst`. Gives the
 * milliseconds the call waits for its turn, null where that is too long: the back end then answers 10700.
 */
export function turnIn(key: string, perSecond: number, burst: number, now: number): number | null {
  const known = allowances.value.get(key) ?? { left: burst, at: now };
  const left = Math.min(burst, known.left + ((now - known.at) / 1000) * perSecond) - 1;
  const waitMs = left >= 0 ? 0 : (-left / perSecond) * 1000;
  if (waitMs > PATIENCE_MS) return null;
  allowances.value.set(key, { left, at: now });
  return waitMs;
}
