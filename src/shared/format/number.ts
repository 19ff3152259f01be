import type { Language } from '@/shared/i18n/languages';

const MINUS = '\u2212';

/**
 * A number as the language writes it. `decimals` fixes the places (one column, one number of places); without it up to
 * four are shown as needed. The minus is U+2212 (look §3); what is rounded to zero has none.
 */
export function formatNumber(
  value: number,
  language: Language,
  decimals?: number,
  sign: Sign = 'negative',
): string {
  return formatOf(language, decimals, sign).format(value).replace('-', MINUS);
}

type Sign = 'negative' | 'exceptZero';

// Creating a format is slow compared with using it, and a table has hundreds of numbers.
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: Language, decimals: number | undefined, signDisplay: Sign): Intl.NumberFormat {
  const key = language + decimals + signDisplay;
  const known = formats.get(key);
  if (known) return known;
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals ?? 4, signDisplay };
  const made = new Intl.NumberFormat(language, options);
  formats.set(key, made);
  return made;
}
