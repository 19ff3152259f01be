import { table } from './db';

interface Allowance {
  left: number;
  at: number;
}

const allowances = table(() => new Map<string, Allowance>());

/** How long the back end lets a request wait. */
const PATIENCE_MS = 500;

/**
 * Takes one request from the allowance of `key` (a path): `perSecond` requests are added each second, up to `burst`.
 * Returns the milliseconds to wait, null if that is too long: the back end then answers 10700.
 */
export function turnIn(key: string, perSecond: number, burst: number, now: number): number | null {
  const known = allowances.value.get(key) ?? { left: burst, at: now };
  const left = Math.min(burst, known.left + ((now - known.at) / 1000) * perSecond) - 1;
  const waitMs = left >= 0 ? 0 : (-left / perSecond) * 1000;
  if (waitMs > PATIENCE_MS) return null;
  allowances.value.set(key, { left, at: now });
  return waitMs;
}
