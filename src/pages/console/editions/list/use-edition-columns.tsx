import type { ContentRow } from '@/features/content/content-schema';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { Link } from '@/shared/ui/controls/link';
import { Tag } from '@/shared/ui/marks/tag';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { WholeDates } from '@/shared/ui/marks/whole-dates';
import { subjectOf } from '../edition-kind-schema';
import { EditionTitle } from '../edition-title';
import { useEditionWords } from '../use-edition-words';
import { useShownEdition } from '../use-shown-edition';
import { listedValues } from './listed-edition';
import { useListedState } from './use-listed-state';

/** The columns of the list of editions: what is published of each record, else its working copy. */
export function useEditionColumns(): ListColumn<ContentRow>[] {
  const { t, subjectName, valid, count } = useEditionWords();
  const shown = useShownEdition();
  const stateOf = useListedState();
  const stateText = (row: ContentRow) => {
    const { state, beside } = stateOf(row);
    return beside === null ? state : [state, beside].join(t('join'));
  };
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
          <EditionTitle row={row} values={listedValues(row)} />{' '}
          {listedValues(row)['mark'] === 'unchecked' && <UncheckedMark />}
        </>
      ),
      text: ({ name, publishedName }) => (publishedName ?? name).text,
    },
    {
      id: 'validFrom',
      head: t('field.valid'),
      isWhole: true,
      isSortable: true,
      cell: (row) => <WholeDates>{valid(listedValues(row))}</WholeDates>,
      text: (row) => valid(listedValues(row)),
    },
    {
      id: 'lines',
      head: t('field.lines'),
      align: 'end',
      isSortable: true,
      cell: (row) => count(listedValues(row)['lines']),
      text: (row) => listedValues(row)['lines'] ?? null,
    },
    {
      id: 'state',
      head: t('field.state'),
      isSortable: true,
      cell: (row) => {
        const { state, beside } = stateOf(row);
        return (
          <>
            {state} {beside !== null && <Tag>{beside}</Tag>}
          </>
        );
      },
      text: stateText,
    },
    { id: 'writtenByName', head: t('field.by'), isWhole: true, isOptional: true, isSortable: true },
    { id: 'updateTime', head: t('field.updatedAt'), isWhole: true, isSortable: true },
  ];
}
