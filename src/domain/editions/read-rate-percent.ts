import { computable, percent, type PrintedRate } from './printed-rate';

/** A plain percentage (`8`, `5.3`, `10.0`), as Korea and Malaysia print their tariffs; null for any other text. */
export function readPercentRate(printed: string): PrintedRate | null {
  const text = printed.trim();
  return /^\d+(\.\d+)?$/.test(text) ? computable(printed, percent(Number(text))) : null;
}
