import type { ContentField, ContentKind } from '@/features/content/content-kind';
import { choicesIn } from '@/features/content/content-checks';
import { LANGUAGE_NAMES } from '@/shared/i18n/languages';
import type { TextKey } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';

/** The words of a kind: labels of its fields, and its values as they are shown. */
export interface KindWords {
  /** The label of a field, or of a text in six languages. */
  label: (name: string) => string;
  /** The label of a part of an entry of `rows`. */
  partLabel: (field: ContentField, part: ContentField) => string;
  /** The label of one language's field: 标题（日本語）. */
  fieldLabel: (field: ContentField) => string;
  options: (field: ContentField) => { value: string; label: string }[];
  /** A value in words; null if it is empty. */
  shown: (field: ContentField, value: string | number | null | undefined) => string | null;
}

export function useKindWords(kind: ContentKind): KindWords {
  const { t } = useTexts(['content', 'countries', ...kind.areas]);
  const label = (name: string) => t(`field.${kind.id}.${name}` as TextKey<'content'>);
  const option = (field: ContentField, value: string) =>
    field.optionTexts === undefined
      ? value
      : t(`${field.optionTexts}${value}` as TextKey<'content'>, { defaultValue: value });
  return {
    label,
    partLabel: (field, part) => t(`partOf.${kind.id}.${field.name}.${part.name}` as TextKey<'content'>),
    fieldLabel: ({ name, text, language }) =>
      text === undefined || language === undefined
        ? label(name)
        : t('inLanguage', { field: label(text), language: LANGUAGE_NAMES[language] }),
    options: (field) => (field.options ?? []).map((value) => ({ value, label: option(field, value) })),
    shown: (field, value) => {
      if (value === null || value === undefined || value === '') return null;
      switch (field.type) {
        case 'choice':
          return option(field, String(value));
        case 'choices':
          return choicesIn(value)
            .map((one) => option(field, one))
            .join(t('comma'));
        default:
          return String(value);
      }
    },
  };
}
