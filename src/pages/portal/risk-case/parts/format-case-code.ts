import { formatHs } from '@/features/hs/hs-code';

/** Writes a chapter (`69`), heading (`69.07`) or longer code (`6907.21`) the way tariffs print it. */
export function formatCaseCode(digits: string): string {
  if (digits.length <= 2) return digits;
  return digits.length <= 4 ? `${digits.slice(0, 2)}.${digits.slice(2)}` : formatHs(digits);
}
