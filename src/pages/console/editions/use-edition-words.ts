import { useMemo } from 'react';
import { isRules, layoutOf } from '@/domain/editions';
import type { ContentValues } from '@/features/content/content-schema';
import { dateInText } from '@/shared/format/date-in-text';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';

/** RCEP columns for more than one exporter. */
const GROUPS = ['rcep', 'rcepAsean', 'rcepAseanAuNz'] as const;

/** The texts of `rules` that replace those of a tariff. */
type OwnText =
  | 'import.title'
  | 'import.inReview'
  | 'record.title'
  | 'field.lines'
  | 'file.label'
  | 'file.formats'
  | 'file.beginHint'
  | 'lines.title'
  | 'columns.incomplete'
  | `problems.${'none' | 'noLines' | 'some' | 'skipped'}`
  | `difference.${'lines' | 'verdicts' | 'noVerdicts' | 'none' | 'size'}`
  | 'send.text'
  | 'publish.hint'
  | 'publish.removed'
  | `withdraw.${'question' | 'detail'}`;

/** The words for importers, columns and states; the same object until the language changes. */
export function useEditionWords() {
  const { t } = useTexts(['editions', 'countries']);
  const language = useLanguage();
  return useMemo(() => {
    const validText = (from: string | null, to: string | null) => {
      if (from === null) return t('validUnknown');
      return to === null ? t('validOpen', { from }) : t('validRange', { from, to });
    };
    const country = (code: string) => t(`countries:${code}`);
    return {
      t,
      country,
      /** The name of what an edition is of. */
      subjectName: (subject: string): string => (isRules(subject) ? t('rules.name') : country(subject)),
      /** A text that is different for the rules of origin. */
      own: (subject: string, key: OwnText, values?: Record<string, string | number>): string =>
        isRules(subject) ? t(`rules.${key}`, values) : t(key, values),
      day: (date: string) => dateInText(date, language),
      /** A number of lines or codes; null if there is none. */
      count: (value: ContentValues[string] | undefined): string | null =>
        value === null || value === undefined || value === '' ? null : formatNumber(Number(value), language),
      /** From when to when an edition applies. */
      valid: ({ validFrom, validTo }: ContentValues): string =>
        validText(
          typeof validFrom === 'string' ? dateInText(validFrom, language) : null,
          typeof validTo === 'string' ? dateInText(validTo, language) : null,
        ),
      /** The name of a column of an edition, or of a file. */
      column: (subject: string, id: string): string => {
        if (isRules(subject)) return textOfCode(t, 'rules.column', id);
        const layout = layoutOf(subject);
        const column = layout.columns.find((each) => each.id === id);
        if (column === undefined) {
          const isDescription = layout.descriptions[id] !== undefined;
          return isDescription
            ? t('column.description', { language: textOfCode(t, 'language', id) })
            : textOfCode(t, 'column', id);
        }
        if (column.agreement !== undefined) return column.agreement;
        if (column.role !== 'rcep') return textOfCode(t, 'column', id);
        const group = GROUPS.find((each) => each === id);
        const of = group === undefined ? country(column.parties?.[0] ?? '') : t(`group.${group}`);
        return t('column.rcep', { of });
      },
    };
  }, [t, language]);
}
