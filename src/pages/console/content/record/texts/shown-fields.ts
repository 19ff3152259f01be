import type { ContentField } from '@/features/content/content-kind';
import type { Language } from '@/shared/i18n/languages';

/** What translations are made from: the source, and what visitors read where a translation is missing. */
const SOURCES: readonly Language[] = ['zh', 'en'];

/** True if a field is shown among the translations into a language, beside what they are made from; null: all fields. */
export const isShownAmong = ({ language: own }: ContentField, language: Language | null): boolean =>
  language === null || own === language || (own !== undefined && SOURCES.includes(own));
