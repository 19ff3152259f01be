/** The six languages of the portal. */
export const locales = ['zh', 'en', 'ja', 'ko', 'vi', 'ms'] as const;
export type Locale = (typeof locales)[number];

/** A text in the available languages. */
export type Texts = Partial<Record<Locale, string>>;

/** A text in all six languages. */
export const inSix = (zh: string, en: string, ja: string, ko: string, vi: string, ms: string): Texts => ({
  zh,
  en,
  ja,
  ko,
  vi,
  ms,
});

/**
 * The first supported language of `Accept-Language`; Chinese by default. Weights are ignored except for the order.
 */
export function localeOf(acceptLanguage: string | null): Locale {
  const requested = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return requested.find((code): code is Locale => (locales as readonly string[]).includes(code)) ?? 'zh';
}

/** The language of whoever sends a call. */
export const readersLocale = (request: Request): Locale => localeOf(request.headers.get('Accept-Language'));

/** The text in the reader's language, else in English, else in Chinese, else in any; with its language. */
export function pick(texts: Texts, locale: Locale): { text: string; lang: Locale } {
  const lang =
    [locale, 'en' as const, 'zh' as const, ...locales].find((code) => texts[code] !== undefined) ?? 'zh';
  return { text: texts[lang] ?? '', lang };
}
