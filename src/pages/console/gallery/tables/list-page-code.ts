interface Column {
  field: string;
  isSortable: boolean;
  isNumber: boolean;
}

/** Reads one column per line: its field, then `sortable` and `number` if they apply; invalid lines go to `unread`. */
export function readColumns(table: string): { columns: Column[]; unread: string[] } {
  const lines = table
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const read = lines.map((line) => ({ line, column: columnOf(line) }));
  return {
    columns: read.flatMap(({ column }) => column ?? []),
    unread: read.filter(({ column }) => column === null).map(({ line }) => line),
  };
}

function columnOf(line: string): Column | null {
  const [field = '', ...words] = line.split(/[,\s]+/);
  const isGood = /^[a-z]\w*$/i.test(field) && words.every((word) => word === 'sortable' || word === 'number');
  return isGood
    ? { field, isSortable: words.includes('sortable'), isNumber: words.includes('number') }
    : null;
}

/** The code of a list page of the console, to finish by hand: its query, its texts and its actions. */
export function listPageCode(noun: string, columns: readonly Column[]): string {
  const Noun = noun.charAt(0).toUpperCase() + noun.slice(1);
  return `import { ${noun}PageQuery } from '@/features/${noun}s/${noun}s-api';
import { useListRows } from '@/shared/console-ui/list/query/use-list-rows';
import { ListPage } from '@/shared/console-ui/list/page/list-page';
import { ListTable } from '@/shared/console-ui/list/table/list-table';
import { useListQuery } from '@/shared/console-ui/list/query/use-list-query';
import { useTexts } from '@/shared/i18n/use-texts';

export default function ${Noun}sPage() {
  const { t } = useTexts('${noun}s');
  const list = useListQuery({});
  const answer = useListRows(${noun}PageQuery(list.wire));
  return (
    <ListPage title={t('title')} count={answer.total === undefined ? undefined : t('count', { count: answer.total })}>
      <ListTable
        label={t('title')}
        answer={answer}
        list={list}
        nameOf={(row) => row.${columns[0]?.field ?? 'id'}}
        columns={[
${columns.map(columnCode).join('\n')}
        ]}
      />
    </ListPage>
  );
}
`;
}

function columnCode({ field, isSortable, isNumber }: Column): string {
  const more = `${isSortable ? ', isSortable: true' : ''}${isNumber ? ", align: 'end'" : ''}`;
  return `          { id: '${field}', head: t('field.${field}')${more} },`;
}
