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
    id: 'country' | 'sector' | 'status',
    textOf: (row: StandardRow) => string,
  ): ListColumn<StandardRow> => ({
    id,
    head: t(`field.${id}`),
    isSortable: id !== 'country',
    cell: textOf,
    text: textOf,
  });
  return [
    {
      id: 'number',
      head: t('field.number'),
      isSortable: true,
      cell: ({ number }) => <span className="standard-row-number">{number}</span>,
    },
    {
      id: 'title',
      head: t('field.title'),
      cell: (row) => {
        const title = titleOf(row, language);
        return title && <span lang={title.lang}>{title.text}</span>;
      },
      text: (row) => titleOf(row, language)?.text ?? null,
    },
    worded('country', ({ country }) => wordOf(countries, country ?? INTERNATIONAL)),
    { id: 'body', head: t('field.body'), isSortable: true },
    worded('sector', ({ sector }) => wordOf(sectors, sector)),
    worded('status', ({ status }) => wordOf(statuses, status)),
    { id: 'indicatorCount', head: t('field.indicatorCount'), isSortable: true, align: 'end' },
    { id: 'relationCount', head: t('field.relationCount'), isSortable: true, align: 'end' },
    {
      id: 'mark',
      head: t('field.mark'),
      isSortable: true,
      cell: ({ mark }) => <MarkCell mark={mark} />,
      text: ({ mark }) => wordOf(marks, mark),
    },
  ];
}
