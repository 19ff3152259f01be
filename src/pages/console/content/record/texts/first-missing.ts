import { textFor, textsIn, type ContentField, type ContentKind } from '@/features/content/content-kind';
import type { ContentValues } from '@/features/content/content-schema';
import type { Language } from '@/shared/i18n/languages';

/** The first text that is missing in a language and that another language has; an original is no missing translation. */
export const firstMissing = (
  kind: ContentKind,
  values: ContentValues,
  language: Language,
): ContentField | undefined =>
  kind.fields.find(
    ({ text, language: own }) =>
      text !== undefined &&
      own === language &&
      textsIn(kind, values, text)[language] === undefined &&
      textFor(kind, values, text, language) !== null,
  );
