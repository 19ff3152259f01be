import type { StandardRow } from '@/features/standards/rows/standard-rows-schema';
import { INTERNATIONAL } from '@/features/standards/standards-schema';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { MarkCell } from './parts/mark-cell';
import { titleOf } from './standard-values';
import { useStandardWords, wordOf } from './use-standard-words';

/** The columns of the standards. */
export function useStandardColumns(): ListColumn<StandardRow>[] {
  const { t } = useTexts('standards-admin');
  const language = useLanguage();
  const { countries, sectors, statuses, marks } = useStandardWords();
  const worded = (
    field: 'country' | 'sector' | 'status',
    textOf: (row: StandardRow) => string,
  ): ListColumn<StandardRow> => ({
    field,
    title: t(`field.${field}`),
    isSortable: field !== 'country',
    render: textOf,
    text: textOf,
  });
  return [
    {
      field: 'number',
      title: t('field.number'),
      isSortable: true,
      render: ({ number }) => <span className="standard-row-number">{number}</span>,
    },
    {
      field: 'title',
      title: t('field.title'),
      render: (row) => {
        const title = titleOf(row, language);
        return title && <span lang={title.lang}>{title.text}</span>;
      },
      text: (row) => titleOf(row, language)?.text ?? null,
    },
    worded('country', ({ country }) => wordOf(countries, country ?? INTERNATIONAL)),
    { field: 'body', title: t('field.body'), isSortable: true },
    worded('sector', ({ sector }) => wordOf(sectors, sector)),
    worded('status', ({ status }) => wordOf(statuses, status)),
    { field: 'indicatorCount', title: t('field.indicatorCount'), isSortable: true, isNumber: true },
    { field: 'relationCount', title: t('field.relationCount'), isSortable: true, isNumber: true },
    {
      field: 'mark',
      title: t('field.mark'),
      isSortable: true,
      render: ({ mark }) => <MarkCell mark={mark} />,
      text: ({ mark }) => wordOf(marks, mark),
    },
  ];
}
