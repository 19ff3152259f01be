import type { ContentRow } from '@/features/content/content-schema';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { Link } from '@/shared/ui/controls/link';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { subjectOf } from '../edition-kind-schema';
import { EditionTitle } from '../edition-title';
import { useStateWord } from '../use-state-word';
import { useEditionWords } from '../use-edition-words';
import { useShownEdition } from '../use-shown-edition';

/** The columns of the list of editions. */
export function useEditionColumns(): ListColumn<ContentRow>[] {
  const { t, subjectName, valid, count } = useEditionWords();
  const shown = useShownEdition();
  const stateWord = useStateWord();
  const nameOf = ({ values }: ContentRow) => subjectName(subjectOf(values));
  return [
    {
      id: 'importer',
      head: t('field.subject'),
      isSortable: true,
      cell: (row) => <Link to={shown.addressOf(row.id)}>{nameOf(row)}</Link>,
      text: nameOf,
    },
    {
      id: 'name',
      head: t('field.title'),
      isLong: true,
      isSortable: true,
      cell: (row) => (
        <>
          <EditionTitle row={row} /> {row.values['mark'] === 'unchecked' && <UncheckedMark />}
        </>
      ),
      text: ({ name }) => name.text,
    },
    {
      id: 'validFrom',
      head: t('field.valid'),
      isWhole: true,
      isSortable: true,
      cell: ({ values }) => valid(values),
      text: ({ values }) => valid(values),
    },
    {
      id: 'lines',
      head: t('field.lines'),
      align: 'end',
      isSortable: true,
      cell: ({ values }) => count(values['lines']),
      text: ({ values }) => values['lines'] ?? null,
    },
    { id: 'state', head: t('field.state'), isSortable: true, cell: stateWord, text: stateWord },
    { id: 'writtenByName', head: t('field.by'), isWhole: true, isOptional: true, isSortable: true },
    { id: 'updateTime', head: t('field.time'), isWhole: true, isSortable: true },
  ];
}
