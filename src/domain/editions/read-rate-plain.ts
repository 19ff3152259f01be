import { computable, percent, type PrintedRate, textOnly } from './printed-rate';
import { readPercentRate } from './read-rate-percent';

/** A percentage with or without its sign (`8`, `8%`); null for any other text. */
export function readPlainRate(printed: string): PrintedRate | null {
  const [, number] = /^(\d+(?:\.\d+)?)\s*[%％]?$/.exec(printed.trim()) ?? [];
  return number === undefined ? null : computable(printed, percent(Number(number)));
}

/** Korea: a percentage; with an amount per unit beside it in brackets it stays text. */
export function readKoreaRate(printed: string): PrintedRate | null {
  return /^[\d.]+ \([\d.,]+\)$/.test(printed.trim()) ? textOnly(printed, 'byUnit') : readPercentRate(printed);
}
