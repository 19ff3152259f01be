import { useTexts } from '@/shared/i18n/use-texts';
import { SelectField } from '@/shared/ui/fields/select-field';
import { cellOf, detailsOf, fieldText, type ListRow } from './list-column';
import type { ListTableProps } from './list-table-props';
import { PageCheck, RowCheck } from './row-check';

/** The rows of a list on narrow screens: the first column is the title of the row, the others are below it. */
export function ListRows<Row extends ListRow>(props: ListTableProps<Row> & { rows: readonly Row[] }) {
  const { label, columns, answer, rows, nameOf, selection, actions } = props;
  const [first, ...others] = columns;
  return (
    <>
      <RowsOrder {...props} />
      {selection && (
        <div className="list-rows-all" inert={answer.isOld}>
          <PageCheck rows={rows} selection={selection} isLabelled />
        </div>
      )}
      <ul className="list-rows" aria-label={label} inert={answer.isOld}>
        {rows.map((row) => (
          <li key={row.id} className={selection?.ids.includes(row.id) ? 'list-rows-selected' : undefined}>
            <div className="list-rows-head">
              {selection && <RowCheck row={row} selection={selection} nameOf={nameOf} />}
              <b>{first?.cell?.(row) ?? fieldText(row, first?.id ?? '') ?? nameOf(row)}</b>
            </div>
            <dl className="list-rows-cells">
              {others.map((column) => (
                <div key={column.id}>
                  <dt>{column.head}</dt>
                  <dd className={column.isWhole ? 'no-break' : undefined}>{cellOf(column, row)}</dd>
                </div>
              ))}
            </dl>
            {detailsOf(columns, row).map(({ id, content }) => (
              <div key={id} className="list-rows-detail">
                {content}
              </div>
            ))}
            {actions && <div className="list-rows-actions">{actions(row)}</div>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Instead of table heads: the orders to choose from. */
function RowsOrder<Row extends ListRow>({ columns, list }: ListTableProps<Row>) {
  const { t } = useTexts('console');
  const sortable = columns.filter(({ isSortable }) => isSortable);
  if (sortable.length === 0) return null;
  const orders = sortable.flatMap(({ id, head }) =>
    (['ascending', 'descending'] as const).map((direction) => ({
      sort: { id, direction },
      option: { value: `${id}_${direction}`, label: t(`list.order.${direction}`, { title: head }) },
    })),
  );
  return (
    <SelectField
      className="list-rows-order"
      label={t('list.order.label')}
      value={list.sort === null ? 'none' : `${list.sort.id}_${list.sort.direction}`}
      options={[{ value: 'none', label: t('list.order.none') }, ...orders.map(({ option }) => option)]}
      onValueChange={(value) =>
        list.setSort(orders.find(({ option }) => option.value === value)?.sort ?? null)
      }
    />
  );
}
