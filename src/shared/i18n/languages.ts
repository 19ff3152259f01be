/** The six languages of the site (specification §1); Chinese is the source and the default. */
export const LANGUAGES = ['zh', 'en', 'ja', 'ko', 'vi', 'ms'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'zh';

/** Each language's name in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  zh: '中文',
  en: 'English',
  ja: '日本語',
  ko: '한국어',
  vi: 'Tiếng Việt',
  ms: 'Bahasa Melayu',
};

/**
 * The value of `<html lang>` and of `Accept-Language`, which determines fonts, line breaks and the server's texts.
 */
export const LANGUAGE_TAGS: Record<Language, string> = {
  zh: 'zh-CN',
  en: 'en',
  ja: 'ja',
  ko: 'ko',
  vi: 'vi',
  ms: 'ms',
};

/** True for the code of one of the six languages. */
export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);
