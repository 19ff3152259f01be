import { useMemo } from 'react';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Pager } from '@/shared/list/pager';
import { DataTable } from '@/shared/ui/table/data-table';
import { Link } from '@/shared/ui/controls/link';
import type { TableColumn } from '@/shared/ui/table/table-column';
import { useIsPrinting } from '@/shared/ui/hooks/use-is-printing';
import { useSpectrumWords } from '../spectrum-words';
import { StandardMark } from '../standard-mark';
import type { Spectrum } from '../state/use-spectrum';
import { readSort, tableRows } from './table-rows';
import type { StandardRow } from './table-rows';

const PAGE_SIZE = 50;
/** Maximum number of printed rows; the file has them all. */
const MOST_PRINTED = 300;

/** The shown standards as a sortable table; print has more rows than the screen. */
export function TablePart({ spectrum: { shown, state, go, to } }: { spectrum: Spectrum }) {
  const { t } = useTexts('spectrum');
  const words = useSpectrumWords();
  const language = useLanguage();
  const isPrinting = useIsPrinting();
  const sort = readSort(state.sort);
  const { column, isDescending } = sort;
  const rows = useMemo(
    () => tableRows(shown.graph, { column, isDescending }, words, language),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- words change with the language
    [shown.graph, column, isDescending, language],
  );
  const first = (state.page - 1) * PAGE_SIZE;
  const onPaper = rows.slice(0, MOST_PRINTED);
  const columns: TableColumn<StandardRow>[] = [
    {
      id: 'number',
      head: t('column.number'),
      isSortable: true,
      isWhole: true,
      narrow: 'name',
      cell: ({ node: { id, value } }) => (
        <>
          <Link to={to({ focus: id, page: state.page })} aria-current={id === state.focus || undefined}>
            {value.number}
          </Link>{' '}
          <StandardMark mark={value.mark} />
        </>
      ),
    },
    {
      id: 'title',
      head: t('column.title'),
      isSortable: true,
      cell: ({ node: { value } }) => <span lang={value.title?.lang}>{value.title?.text}</span>,
    },
    {
      id: 'country',
      head: t('column.country'),
      isSortable: true,
      isWhole: true,
      cell: ({ node: { value } }) => words.country(value.country),
    },
    { id: 'body', head: t('column.body'), isSortable: true, cell: ({ node: { value } }) => value.body },
    {
      id: 'sector',
      head: t('column.sector'),
      isSortable: true,
      isWhole: true,
      cell: ({ node: { value } }) => words.sector(value.sector),
    },
    {
      id: 'status',
      head: t('column.status'),
      isSortable: true,
      isWhole: true,
      cell: ({ node: { value } }) => words.status(value.status),
    },
    {
      id: 'relations',
      head: t('column.relations'),
      isSortable: true,
      align: 'end',
      narrow: 'value',
      cell: ({ relations }) => words.number(relations),
    },
  ];
  return (
    <>
      <DataTable
        caption={t('table.caption')}
        columns={columns}
        rows={isPrinting ? onPaper : rows.slice(first, first + PAGE_SIZE)}
        rowKey={({ node }) => node.id}
        rowKind={({ node }) => (node.id === state.focus ? 'selected' : undefined)}
        sort={{ id: column, direction: isDescending ? 'descending' : 'ascending' }}
        onSort={({ id, direction }) => go({ sort: direction === 'descending' ? `-${id}` : id })}
      />
      {isPrinting && rows.length > onPaper.length && (
        <p>
          {t('table.printedPart', { shown: words.number(onPaper.length), total: words.number(rows.length) })}
        </p>
      )}
      <Pager total={rows.length} page={state.page} pageSize={PAGE_SIZE} onPage={(page) => go({ page })} />
    </>
  );
}
