import { Icon } from '@/shared/ui/controls/icon';
import '@/shared/ui/table/sort-button.css';
import type { TableSort } from '@/shared/ui/table/table-column';
import type { ListColumn } from './list-column';

interface SortHeadProps {
  column: Omit<ListColumn<never>, 'cell' | 'text'>;
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
}

/**
 * The head of a column; if the server can sort by it, a press cycles through ascending, descending, the server's
 * order.
 */
export function SortHead({ column, sort, onSort }: SortHeadProps) {
  const { id, head, isSortable, align, width } = column;
  const direction = sort?.id === id ? sort.direction : undefined;
  return (
    <th
      scope="col"
      className={align === 'end' ? 'list-number' : undefined}
      style={{ width }}
      aria-sort={direction}
    >
      {isSortable ? (
        <button type="button" className="sort-button" onClick={() => onSort(nextSort(id, direction))}>
          {head}
          <Icon name={ICONS[direction ?? 'none']} size={12} />
        </button>
      ) : (
        head
      )}
    </th>
  );
}

const ICONS = { none: 'sort', ascending: 'arrowUp', descending: 'arrowDown' } as const;

function nextSort(id: string, direction: TableSort['direction'] | undefined): TableSort | null {
  if (direction === 'descending') return null;
  return { id, direction: direction === 'ascending' ? 'descending' : 'ascending' };
}
