import { findOperations, OPERATION_LOGS } from '@/features/logs/logs-api';
import type { OperationLog } from '@/features/logs/logs-schema';
import { useActionWords } from '@/features/logs/use-action-words';
import { usePermission } from '@/features/session/permitted';
import { useListRows } from '@/shared/console-ui/list/query/use-list-rows';
import { FilterForm } from '@/shared/console-ui/list/page/filter-form';
import { ListPage } from '@/shared/console-ui/list/page/list-page';
import { ListToolsEnd } from '@/shared/console-ui/list/page/list-tools-end';
import { useListQuery } from '@/shared/console-ui/list/query/use-list-query';
import { useReadAgain } from '@/shared/console-ui/list/query/use-read-again';
import { ListTable } from '@/shared/console-ui/list/table/list-table';
import { RowAction } from '@/shared/console-ui/list/table/row-action';
import { useTexts } from '@/shared/i18n/use-texts';
import { ActionDrawer } from './action-drawer';
import { ACTION_WIRE, actionsQuery, logFilter } from './log-queries';
import { useActionColumns } from './use-action-columns';
import { useDayFilters } from './use-day-filters';
import { useLogWords } from './use-log-words';
import { useOpenAction } from './use-open-action';

/** What staff did, with the detail of one action beside the list (contract §5, 行为日志). */
export function ActionLog() {
  const { t } = useTexts(['logs', 'console']);
  const list = useListQuery(ACTION_WIRE);
  const answer = useListRows(actionsQuery(list.wire));
  const readAgain = useReadAgain(OPERATION_LOGS);
  const days = useDayFilters();
  const { optionsOf } = useLogWords();
  const columns = useActionColumns();
  const { openId, open, close } = useOpenAction();
  const mayExport = usePermission(['system_op_logs_export']);
  const refresh = () => void readAgain();
  const actionWords = useActionWords();
  const nameOf = (row: OperationLog) => actionWords(row) ?? (row.description || row.id);
  const rowActions = (row: OperationLog) => (
    <RowAction subject={nameOf(row)} onPress={() => open(row.id)}>
      {t('action.view')}
    </RowAction>
  );
  return (
    <>
      <ListPage
        title={t('action.title')}
        count={answer.total === undefined ? undefined : t('action.count', { count: answer.total })}
        filters={
          <FilterForm
            list={list}
            onRepeat={refresh}
            fields={[
              { name: 'username', label: t('field.username'), placeholder: t('console:filter.exact') },
              { name: 'module', label: t('field.moduleId'), options: optionsOf('modules') },
              { name: 'operation', label: t('field.operationType'), options: optionsOf('operations') },
              { name: 'level', label: t('field.level'), options: optionsOf('levels') },
              ...days,
            ]}
          />
        }
        tools={
          <ListToolsEnd
            list={list}
            columns={columns}
            fileName={t('action.title')}
            read={mayExport ? (wire) => findOperations(logFilter(wire)) : undefined}
            onRefresh={refresh}
          />
        }
        table={
          <ListTable
            label={t('action.title')}
            columns={columns}
            list={list}
            answer={answer}
            nameOf={nameOf}
            actions={rowActions}
          />
        }
      />
      <ActionDrawer id={openId} onClose={close} />
    </>
  );
}
