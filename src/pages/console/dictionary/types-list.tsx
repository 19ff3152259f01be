import { dictPageQuery, findDict, findDictPage } from '@/features/dictionary/dictionary-api';
import type { DictType } from '@/features/dictionary/dictionary-schema';
import { EditingNote } from '@/features/editing/editing-note';
import { usePermission } from '@/features/session/permitted';
import { shownTheme, useThemeStore } from '@/features/theme/theme-store';
import { useListRows } from '@/shared/console-ui/list/query/use-list-rows';
import { EditDialog } from '@/shared/console-ui/edit/edit-dialog';
import { useEditing } from '@/shared/console-ui/edit/use-editing';
import { DraftsNote } from '@/shared/console-ui/edit/drafts-note';
import { FilterForm } from '@/shared/console-ui/list/page/filter-form';
import { ListPage } from '@/shared/console-ui/list/page/list-page';
import { ListTable } from '@/shared/console-ui/list/table/list-table';
import { ListToolsEnd } from '@/shared/console-ui/list/page/list-tools-end';
import { useAddRequest } from '@/shared/console-ui/list/query/use-add-request';
import { useListQuery } from '@/shared/console-ui/list/query/use-list-query';
import { useSelection } from '@/shared/console-ui/list/table/use-selection';
import { useTableHeight } from '@/shared/console-ui/list/table/use-table-height';
import { useTexts } from '@/shared/i18n/use-texts';
import { DictTools } from './dict-tools';
import { EMPTY_TYPE, typeValuesOf } from './type-form';
import type { TypeValues } from './type-form';
import { TypeActions } from './type-actions';
import { TYPE_WIRE } from './types-query';
import { useTypeColumns } from './use-columns';
import { useLockReason } from './use-lock-reason';
import { useTypeFields } from './use-type-fields';
import { useTypeWrites } from './use-type-writes';
import { useYesNo } from './use-yes-no';

const ROW_PERMS = ['system_dict_update', 'system_dict_setDict', 'system_dict_delete'];

interface TypesListProps {
  onOpen: (typeCode: string) => void;
  /** The form of a type has unsaved changes. */
  isDirty: boolean;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The list of dictionary types with its filters, forms and deletions. */
export function TypesList({ onOpen, isDirty, onDirtyChange }: TypesListProps) {
  const { t } = useTexts('dictionary');
  const list = useListQuery(TYPE_WIRE, { name: 'dict-types' });
  const answer = useListRows(dictPageQuery(list.wire));
  const rows = answer.data?.rows ?? [];
  const selection = useSelection(list.wire, rows);
  const { save, remove, readAgain, prepare, ...writes } = useTypeWrites();
  const fields = useTypeFields();
  const columns = useTypeColumns();
  const yesNo = useYesNo();
  const lockReason = useLockReason();
  const mayAdd = usePermission(['system_dict_insert']);
  const editing = useEditing<TypeValues, DictType>(rows, {
    isLocked: (type) => lockReason(type) !== null,
    mayAdd,
    unique: ['typeCode'],
  });
  useAddRequest(mayAdd, editing.add);
  const mayDelete = usePermission(['system_dict_delete']);
  const hasActions = usePermission(ROW_PERMS);
  const height = useTableHeight({ layout: useThemeStore((theme) => shownTheme(theme).layout) });
  const openDraft = async (id: string | null) => {
    if (id === null) return editing.add();
    const found = await prepare(() => findDict(id));
    if (found !== null) editing.edit(found);
  };
  const removeSelected = async () => {
    if (await remove(selection.rows)) selection.clear();
  };

  const actionsOf = (type: DictType) => (
    <TypeActions
      type={type}
      lockReason={lockReason(type)}
      onEdit={() => editing.edit(type)}
      onOpen={() => onOpen(type.typeCode)}
      onDelete={() => void remove([type])}
    />
  );

  return (
    <>
      <ListPage
        title={t('title')}
        count={answer.total === undefined ? undefined : t('type.count', { count: answer.total })}
        selected={selection.ids.length}
        notice={editing.edited === null && <DraftsNote start="dict:" onOpen={(id) => void openDraft(id)} />}
        filters={
          <FilterForm
            list={list}
            onRepeat={readAgain}
            fields={[
              { name: 'typeCode', label: t('type.code'), placeholder: t('filter.exact') },
              { name: 'typeName', label: t('type.name'), placeholder: t('filter.contains') },
              { name: 'izLock', label: t('builtIn'), options: yesNo },
            ]}
          />
        }
        tools={
          <DictTools
            addText={t('type.add')}
            onAdd={editing.add}
            selectedCount={selection.ids.length}
            onDelete={() => void removeSelected()}
            note={hasActions && rows.some((type) => lockReason(type) !== null) ? t('locked') : null}
            writes={writes}
            end={
              <ListToolsEnd
                list={list}
                columns={columns}
                fileName={t('type.fileName')}
                read={findDictPage}
                onRefresh={readAgain}
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
            height={height}
            nameOf={({ typeCode }) => typeCode}
            selection={mayDelete ? { ...selection, lockedReason: lockReason } : undefined}
            actions={hasActions ? actionsOf : undefined}
          />
        }
      />
      {editing.props !== null && (
        <EditDialog
          {...editing.props}
          key={editing.key}
          title={t(editing.props.row === null ? 'type.add' : 'type.edit')}
          draftKey={`dict:${editing.props.row?.id ?? 'new'}`}
          fields={fields}
          emptyValues={EMPTY_TYPE}
          valuesOf={typeValuesOf}
          save={save}
          readRow={findDict}
          onDirtyChange={onDirtyChange}
          notice={
            editing.props.row && (
              <EditingNote kind="system.dict" id={editing.props.row.id} isEditing={isDirty} />
            )
          }
        />
      )}
    </>
  );
}
