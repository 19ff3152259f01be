import { table } from './db';

interface Allowance {
  left: number;
  at: number;
}

const allowances = table(() => new Map<string, Allowance>());

/**
 * Takes one call from the allowance of `key` (a path): `perSecond` calls flow back each second, up to `burst`. False
 * where nothing is left: the back end then answers 10700.
 */
export function takeTurn(key: string, perSecond: number, burst: number, now = Date.now()): boolean {
  const known = allowances.value.get(key) ?? { left: burst, at: now };
  const left = Math.min(burst, known.left + ((now - known.at) / 1000) * perSecond);
  allowances.value.set(key, { left: left >= 1 ? left - 1 : left, at: now });
  return left >= 1;
}
