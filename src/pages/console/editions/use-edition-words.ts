import { layoutOf } from '@/domain/editions';
import type { ContentValues } from '@/features/content/content-schema';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import type { TextKey } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';

/** RCEP columns for more than one exporter. */
const GROUPS = ['rcep', 'rcepAsean', 'rcepAseanAuNz'];

/** The words for importers, columns and states. */
export function useEditionWords() {
  const { t } = useTexts(['editions', 'countries']);
  const language = useLanguage();
  const country = (code: string) => t(`countries:${code}`);
  return {
    t,
    country,
    day: (date: string) => dateInText(date, language),
    /** From when to when an edition applies. */
    valid: ({ validFrom, validTo }: ContentValues): string =>
      typeof validFrom === 'string' && typeof validTo === 'string'
        ? t('validRange', { from: dateInText(validFrom, language), to: dateInText(validTo, language) })
        : t('validUnknown'),
    /** The name of a column of a tariff, or of a file. */
    column: (importer: string, id: string): string => {
      const layout = layoutOf(importer);
      const column = layout.columns.find((each) => each.id === id);
      if (column === undefined) {
        const isDescription = layout.descriptions[id] !== undefined;
        return isDescription
          ? t('column.description', { language: t(`language.${id}` as TextKey<'editions'>) })
          : t(`column.${id}` as TextKey<'editions'>);
      }
      if (column.agreement !== undefined) return column.agreement;
      if (column.role !== 'rcep') return t(`column.${id}` as TextKey<'editions'>);
      const of = GROUPS.includes(id)
        ? t(`group.${id}` as TextKey<'editions'>)
        : country(column.parties?.[0] ?? '');
      return t('column.rcep', { of });
    },
  };
}
