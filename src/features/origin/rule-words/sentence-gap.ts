import type { Language } from '@/shared/i18n/languages';

/** What stands between two sentences: nothing in Chinese and Japanese, whose full stop brings its own room. */
export const sentenceGap = (language: Language): string =>
  language === 'zh' || language === 'ja' ? '' : ' ';
