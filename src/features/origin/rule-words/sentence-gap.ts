import type { Language } from '@/shared/i18n/languages';

/** The gap between two sentences: none in Chinese and Japanese, whose full stop includes it. */
export const sentenceGap = (language: Language): string =>
  language === 'zh' || language === 'ja' ? '' : ' ';
