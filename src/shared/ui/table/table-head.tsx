import { Icon } from '../controls/icon';
import { cellClass } from './cell-class';
import type { TableColumn, TableSort } from './table-column';
import './sort-button.css';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
}

/** The head row of a data table, with a button in each column that can be sorted. */
export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column, index) => {
          const direction = sort?.id === column.id ? sort.direction : undefined;
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={cellClass(column, index)}
              style={{ width: column.width }}
              aria-sort={direction}
            >
              {column.isSortable && onSort !== undefined ? (
                <button
                  type="button"
                  className="sort-button"
                  onClick={() => onSort({ id: column.id, direction: opposite(direction) })}
                >
                  {column.head}
                  {direction !== undefined && (
                    <Icon name={direction === 'ascending' ? 'arrowUp' : 'arrowDown'} size={12} />
                  )}
                </button>
              ) : (
                column.head
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function opposite(direction: TableSort['direction'] | undefined): TableSort['direction'] {
  return direction === 'ascending' ? 'descending' : 'ascending';
}
