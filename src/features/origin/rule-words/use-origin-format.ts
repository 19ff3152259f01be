import { useMemo } from 'react';
import type { i18n as I18n } from 'i18next';
import type { TextFunction } from '@/shared/i18n/text-keys';
import { dateInText } from '@/shared/format/date-in-text';
import { formatNumber } from '@/shared/format/number';
import { formatSigned } from '@/shared/format/signed';
import { sharedDecimals } from '@/shared/format/shared-decimals';
import type { Language } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { browserCountryName, NAMED_PLACES } from '../origin-countries';

/** How figures of an origin assessment are written in the reader's language. */
export interface OriginFormat {
  /** An amount, at most two decimals. */
  amount: (value: number) => string;
  /** A percentage without its sign, one decimal; more if needed to differ from the limit it misses. */
  percent: (value: number, limit?: number) => string;
  /** The plain number, for thresholds and counts. */
  number: (value: number) => string;
  /** A difference with its sign. */
  difference: (value: number) => string;
  country: (code: string) => string;
  /** `yyyy-MM-dd` as the language writes it inside a sentence. */
  date: (iso: string) => string;
}

/** The formatters of the current language, stable until it changes. */
export function useOriginFormat(): OriginFormat {
  const { t, i18n } = useTexts(['countries', 'origin']);
  const language = useLanguage();
  return useMemo(() => originFormat(language, t, i18n), [language, t, i18n]);
}

/** The formatters of a language; the texts of countries and origin must be loaded. */
export const originFormat = (
  language: Language,
  t: TextFunction<['countries', 'origin']>,
  i18n: I18n,
): OriginFormat => ({
  amount: (value) => formatNumber(value, language, sharedDecimals([value])),
  number: (value) => formatNumber(value, language),
  difference: (value) => formatSigned(value, language, sharedDecimals([value])),
  percent: (value, limit) => formatNumber(value, language, decimalsFor(value, limit)),
  country: (code) => {
    const place = NAMED_PLACES.find((each) => each === code);
    if (place !== undefined) return t(`origin:place.${place}`);
    return i18n.exists(`countries:${code}`) ? t(`countries:${code}`) : browserCountryName(code, language);
  },
  date: (iso) => dateInText(iso, language),
});

const MAX_DECIMALS = 8;

function decimalsFor(value: number, limit: number | undefined): number {
  const isOnLimit = limit === undefined || Math.abs(value - limit) <= Math.abs(limit) * 1e-9;
  if (isOnLimit) return 1;
  let decimals = 1;
  while (decimals < MAX_DECIMALS && Number(value.toFixed(decimals)) === limit) decimals += 1;
  return decimals;
}
