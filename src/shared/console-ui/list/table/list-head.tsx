import { Icon } from '@/shared/ui/controls/icon';
import '@/shared/ui/table/sort-button.css';
import type { ListOrder } from '../query/list-address';
import type { ListColumn } from './list-column';

interface ListHeadProps {
  column: Omit<ListColumn<never>, 'render' | 'text'>;
  order: ListOrder | null;
  onOrder: (order: ListOrder | null) => void;
}

/** The head of a column; where the server can sort by it, a press goes round: ascending, descending, the server's order. */
export function ListHead({ column, order, onOrder }: ListHeadProps) {
  const { field, title, isSortable, isNumber, width } = column;
  const direction = order?.field === field ? order.direction : undefined;
  return (
    <th
      scope="col"
      className={isNumber ? 'list-number' : undefined}
      style={{ width }}
      aria-sort={direction && (direction === 'ASC' ? 'ascending' : 'descending')}
    >
      {isSortable ? (
        <button type="button" className="sort-button" onClick={() => onOrder(nextOrder(field, direction))}>
          {title}
          <Icon name={ICONS[direction ?? 'none']} size={12} />
        </button>
      ) : (
        title
      )}
    </th>
  );
}

const ICONS = { none: 'sort', ASC: 'arrowUp', DESC: 'arrowDown' } as const;

function nextOrder(field: string, direction: ListOrder['direction'] | undefined): ListOrder | null {
  if (direction === 'DESC') return null;
  return { field, direction: direction === 'ASC' ? 'DESC' : 'ASC' };
}
