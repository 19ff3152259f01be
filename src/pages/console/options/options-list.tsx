import { findOptions } from '@/features/options/options-api';
import type { OptionRow } from '@/features/options/options-schema';
import { Permitted, usePermission } from '@/features/session/permitted';
import { useListRows } from '@/shared/console-ui/list/query/use-list-rows';
import { DraftsNote } from '@/shared/console-ui/edit/drafts-note';
import { FilterForm } from '@/shared/console-ui/list/page/filter-form';
import { ListPage } from '@/shared/console-ui/list/page/list-page';
import { ListTools } from '@/shared/console-ui/list/page/list-tools';
import { ListToolsEnd } from '@/shared/console-ui/list/page/list-tools-end';
import { useListQuery } from '@/shared/console-ui/list/query/use-list-query';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { ListTable } from '@/shared/console-ui/list/table/list-table';
import { RowAction } from '@/shared/console-ui/list/table/row-action';
import { useSelection } from '@/shared/console-ui/list/table/use-selection';
import { useTexts } from '@/shared/i18n/use-texts';
import { OptionForm } from './option-form';
import { OPTION_WIRE, optionsFilter, optionsQuery } from './options-query';
import { useOptionActions } from './use-option-actions';

/** A value may have 10,000 characters. */
const SHOWN = 120;

/** Parameters that staff may change: the list with its filters, and the actions (contract §5, 参数配置). */
export function OptionsList() {
  const { t } = useTexts(['options', 'console']);
  const list = useListQuery(OPTION_WIRE);
  const answer = useListRows(optionsQuery(list.wire));
  const selection = useSelection(list.wire, answer.data?.rows);
  const actions = useOptionActions(answer.data?.rows ?? []);
  const mayAdd = usePermission(['system_options_insert']);
  const mayDelete = usePermission(['system_options_delete']);
  const hasActions = usePermission(['system_options_update', 'system_options_delete']);
  const columns: readonly ListColumn<OptionRow>[] = [
    { id: 'optionCode', head: t('field.optionCode'), isSortable: true },
    { id: 'optionName', head: t('field.optionName'), isSortable: true },
    { id: 'optionValue', head: t('field.optionValue'), cell: ({ optionValue }) => shortened(optionValue) },
    { id: 'remark', head: t('field.remark') },
  ];
  const rowActions = (row: OptionRow) => <OptionActions row={row} actions={actions} />;
  const { editing } = actions;
  return (
    <>
      <ListPage
        title={t('title')}
        count={answer.total === undefined ? undefined : t('count', { count: answer.total })}
        selected={selection.ids.length}
        notice={
          editing.edited === null && (
            <DraftsNote
              start="option:"
              onOpen={(id) => (id === null ? actions.add() : void actions.edit({ id }))}
            />
          )
        }
        filters={
          <FilterForm
            list={list}
            onRepeat={actions.readAgain}
            fields={[
              {
                name: 'optionCode',
                label: t('field.optionCode'),
                placeholder: t('console:filter.exact'),
              },
              {
                name: 'optionName',
                label: t('field.optionName'),
                placeholder: t('console:filter.contains'),
              },
            ]}
          />
        }
        tools={
          <ListTools
            addText={t('add')}
            selected={selection.ids}
            writes={actions}
            onAdd={mayAdd ? actions.add : undefined}
            onDelete={mayDelete ? (ids) => void actions.removeAll(ids) : undefined}
            end={
              <ListToolsEnd
                list={list}
                columns={columns}
                fileName={t('title')}
                read={(wire) => findOptions(optionsFilter(wire))}
                onRefresh={actions.readAgain}
              />
            }
          />
        }
        table={
          <ListTable
            label={t('title')}
            columns={columns}
            list={list}
            answer={answer}
            nameOf={({ optionCode }) => optionCode}
            selection={mayDelete ? selection : undefined}
            actions={hasActions ? rowActions : undefined}
          />
        }
      />
      {editing.props !== null && <OptionForm key={editing.key} {...editing.props} />}
    </>
  );
}

const shortened = (value: string | null | undefined) =>
  value && value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value || null;

function OptionActions({ row, actions }: { row: OptionRow; actions: ReturnType<typeof useOptionActions> }) {
  const { t } = useTexts('console');
  return (
    <>
      <Permitted anyOf={['system_options_update']}>
        <RowAction subject={row.optionCode} onPress={() => void actions.edit(row)}>
          {t('action.edit')}
        </RowAction>
      </Permitted>
      <Permitted anyOf={['system_options_delete']}>
        <RowAction subject={row.optionCode} isDeletion onPress={() => void actions.remove(row)}>
          {t('action.delete')}
        </RowAction>
      </Permitted>
    </>
  );
}
