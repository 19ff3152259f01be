import { computable, type PrintedRate } from './printed-rate';
import { readPercentRate } from './read-rate-percent';

const UNITS: Readonly<Record<string, string>> = { kg: 'kg', liter: 'l', menit: 'min' };

/** Indonesia: percentages, and amounts in rupiah `450,-/kg`, `14.000,-/liter`; null for any other text. */
export function readIndonesiaRate(printed: string): PrintedRate | null {
  const [, amount = '', per = ''] = /^(\d{1,3}(?:\.\d{3})*),-\/(\w+)$/.exec(printed.trim()) ?? [];
  const unit = UNITS[per];
  if (unit === undefined) return readPercentRate(printed);
  return computable(printed, { kind: 'specific', amount: Number(amount.replaceAll('.', '')), unit });
}
