import { useRef } from 'react';
import { StaleNote } from '@/shared/ui/states/stale-note';
import { NumberedPager } from '@/shared/list/numbered/numbered-pager';
import { useIsBelow } from '@/shared/ui/hooks/use-breakpoint';
import type { ListRow } from './list-column';
import { ListBody } from './list-body';
import { ListEmpty } from './list-empty';
import { ListGrid } from './list-grid';
import { ListRows } from './list-rows';
import type { ListTableProps } from './list-table-props';
import { ListWaiting } from './list-waiting';
import { useErrorText } from '../../edit/use-error-text';
import { SelectionBar } from '../selection/selection-bar';
import { shownColumns } from '../view/list-view';
import { useListView } from '../view/use-list-view';
import './list-table.css';

/**
 * A page of a list with selection, order and pager; below 768 px rows in place of a table. Loaded rows stay while
 * others load or fail, dimmed and disabled if they belong to another query.
 */
export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const { answer, list, emptyWhy, emptyNext, pagerLabel, label, selection, bulkActions, fileColumns } = props;
  const isNarrow = useIsBelow(768);
  const errorText = useErrorText();
  const [view] = useListView(list.name, props.columns);
  const columns = shownColumns(props.columns, view);
  const body = useRef<HTMLDivElement>(null);
  const retry = () => void answer.refetch();
  const isFailed = answer.isError && !answer.isFetching;
  if (answer.data === undefined)
    return <ListWaiting isError={isFailed} error={answer.error} onRetry={retry} />;
  const { total, rows } = answer.data;
  return (
    <>
      {isFailed && (
        <StaleNote savedAt={answer.dataUpdatedAt} onReload={retry} why={errorText(answer.error)} />
      )}
      <ListBody
        box={body}
        label={label}
        isBusy={answer.isFetching}
        isOld={answer.isOld}
        density={view.density}
      >
        {rows.length === 0 && <ListEmpty list={list} total={total} why={emptyWhy} next={emptyNext} />}
        {rows.length > 0 &&
          (isNarrow ? (
            <ListRows {...props} columns={columns} rows={rows} />
          ) : (
            <ListGrid {...props} columns={columns} rows={rows} />
          ))}
      </ListBody>
      {selection && (
        <SelectionBar
          selection={selection}
          rows={rows}
          columns={fileColumns ?? columns}
          fileName={label}
          actions={bulkActions}
          onCleared={() => body.current?.focus()}
        />
      )}
      {total > 0 && (
        <NumberedPager
          label={pagerLabel}
          total={total}
          page={list.page}
          pageSize={list.pageSize}
          onPage={list.setPage}
          onPageSize={list.setPageSize}
          isOld={answer.isOld}
        />
      )}
    </>
  );
}
