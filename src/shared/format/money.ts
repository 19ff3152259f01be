import type { Language } from '@/shared/i18n/languages';
import { formatNumber } from './number';

/** An amount with its ISO 4217 code in front, in the places the currency has: `USD 8,200`, `JPY 1,200`, cents only where there are any. */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const places = WITHOUT_CENTS.includes(currency) ? 0 : 2;
  const rounded = Number(amount.toFixed(places));
  return `${currency}\u00a0${formatNumber(rounded, language, Number.isInteger(rounded) ? 0 : places)}`;
}

/** Currencies of the region whose amounts are written without cents (CLDR 48, currency fractions). */
const WITHOUT_CENTS = ['IDR', 'JPY', 'KRW', 'LAK', 'MMK', 'VND'];
