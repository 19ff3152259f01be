import { useTexts } from '@/shared/i18n/use-texts';
import type { ListRow } from './list-column';
import type { ListTableProps } from './list-table-props';

type RowSelection<Row> = NonNullable<ListTableProps<Row & ListRow>['selection']>;

interface RowCheckProps<Row> {
  row: Row;
  selection: RowSelection<Row>;
  nameOf: (row: Row) => string;
}

/** Selects one row; a locked box shows why. */
export function RowCheck<Row extends ListRow>({ row, selection, nameOf }: RowCheckProps<Row>) {
  const { t } = useTexts('console');
  const { ids, select, lockedReason } = selection;
  const reason = lockedReason?.(row) ?? undefined;
  return (
    <label className="row-check" title={reason}>
      <input
        type="checkbox"
        aria-label={t('list.selectRow', { name: nameOf(row) })}
        checked={ids.includes(row.id)}
        disabled={reason !== undefined}
        onChange={({ target }) =>
          select(target.checked ? [...ids, row.id] : ids.filter((other) => other !== row.id))
        }
      />
    </label>
  );
}

/**
 * Selects all rows of the page that are not locked, or none of them; other pages stay as they are. `isLabelled` shows
 * what it does beside it.
 */
export function PageCheck<Row extends ListRow>(props: {
  rows: readonly Row[];
  selection: RowSelection<Row>;
  isLabelled?: boolean;
}) {
  const { ids, select, lockedReason } = props.selection;
  const { t } = useTexts('console');
  const free = props.rows.filter((row) => !lockedReason?.(row)).map((row) => row.id);
  const chosen = new Set(ids);
  const isAll = free.length > 0 && free.every((id) => chosen.has(id));
  const isSome = free.some((id) => chosen.has(id));
  const ofOtherPages = ids.filter((id) => !free.includes(id));
  return (
    <label className={props.isLabelled ? 'row-check-all' : 'row-check'}>
      <input
        type="checkbox"
        aria-label={t('list.selectAll')}
        checked={isAll}
        disabled={free.length === 0}
        ref={(box) => {
          if (box !== null) box.indeterminate = isSome && !isAll;
        }}
        onChange={() => select(isAll ? ofOtherPages : [...ofOtherPages, ...free])}
      />
      {props.isLabelled && t('list.selectAll')}
    </label>
  );
}
