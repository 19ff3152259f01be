import type { Language } from '@/shared/i18n/languages';
import { formatNumber } from './number';

/** A difference with its sign; zero, and what is rounded to it, has none. */
export function formatSigned(value: number, language: Language, decimals?: number): string {
  return formatNumber(value, language, decimals, 'exceptZero');
}
