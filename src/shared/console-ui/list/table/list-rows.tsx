import { useTexts } from '@/shared/i18n/use-texts';
import { SelectField } from '@/shared/ui/fields/select-field';
import { cellOf } from './list-column';
import type { ListRow } from './list-column';
import type { ListTableProps } from './list-table-props';
import { RowCheck } from './row-check';

/** The rows of a list where a table has no room: the first column names the row, the others stand below it. */
export function ListRows<Row extends ListRow>(props: ListTableProps<Row> & { rows: readonly Row[] }) {
  const { label, columns, answer, rows, nameOf, selection, actions } = props;
  const [first, ...others] = columns;
  return (
    <>
      <RowsOrder {...props} />
      <ul className="list-rows" aria-label={label} inert={answer.isOld}>
        {rows.map((row) => (
          <li key={row.id} className={selection?.ids.includes(row.id) ? 'list-rows-selected' : undefined}>
            <div className="list-rows-head">
              {selection && <RowCheck row={row} selection={selection} nameOf={nameOf} />}
              <b>{first?.render?.(row) ?? cellOf(row, first?.field ?? '') ?? nameOf(row)}</b>
            </div>
            <dl className="list-rows-cells">
              {others.map((column) => (
                <div key={column.field}>
                  <dt>{column.title}</dt>
                  <dd>{column.render?.(row) ?? cellOf(row, column.field) ?? '—'}</dd>
                </div>
              ))}
            </dl>
            {actions && <div className="list-rows-actions">{actions(row)}</div>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** In place of the heads of a table: the orders to choose from. */
function RowsOrder<Row extends ListRow>({ columns, list }: ListTableProps<Row>) {
  const { t } = useTexts('console');
  const sortable = columns.filter(({ isSortable }) => isSortable);
  if (sortable.length === 0) return null;
  const orders = sortable.flatMap(({ field, title }) =>
    (['ASC', 'DESC'] as const).map((direction) => ({
      order: { field, direction },
      option: { value: `${field}_${direction}`, label: t(`list.order.${direction}`, { title }) },
    })),
  );
  return (
    <SelectField
      className="list-rows-order"
      label={t('list.order.label')}
      value={list.order === null ? 'none' : `${list.order.field}_${list.order.direction}`}
      options={[{ value: 'none', label: t('list.order.none') }, ...orders.map(({ option }) => option)]}
      onValueChange={(value) =>
        list.setOrder(orders.find(({ option }) => option.value === value)?.order ?? null)
      }
    />
  );
}
