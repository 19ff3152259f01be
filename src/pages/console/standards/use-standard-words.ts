import { PARTIES } from '@/domain/rcep';
import {
  ADOPTION_DEGREES,
  INTERNATIONAL,
  RELATION_KINDS,
  STANDARD_STATUSES,
} from '@/features/standards/standards-schema';
import { STATUS_BASES } from '@/features/standards/rows/standard-rows-schema';
import { recordMark } from '@/shared/api/record-schema';
import type { TextKey } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';
import { SECTOR_IDS } from '@/shared/routing/paths';

interface Choice {
  value: string;
  label: string;
}

/** The options of the forms and filters in the reader's language. */
export function useStandardWords() {
  const { t } = useTexts(['standards-admin', 'countries', 'ui']);
  const choices = (values: readonly string[], key: string): Choice[] =>
    values.map((value) => ({ value, label: t(`${key}.${value}` as TextKey<'standards-admin'>) }));
  return {
    countries: [
      { value: INTERNATIONAL, label: t('international') },
      ...PARTIES.map((code) => ({ value: code, label: t(`countries:${code}`) })),
    ],
    sectors: choices(SECTOR_IDS, 'sectors'),
    statuses: choices(STANDARD_STATUSES, 'statuses'),
    bases: choices(STATUS_BASES, 'bases'),
    kinds: choices(RELATION_KINDS, 'kinds'),
    degrees: choices(ADOPTION_DEGREES, 'degrees'),
    marks: recordMark.options.map((value) => ({
      value,
      label: value === 'fact' ? t('fact') : t(`ui:mark.${value}`),
    })),
  };
}

/** The label of a value; the value itself if it is not an option. */
export const wordOf = (choices: readonly Choice[], value: string | number | null | undefined): string =>
  choices.find((choice) => choice.value === value)?.label ?? String(value ?? '');
