import { useState } from 'react';
import {
  detailPageQuery,
  findDetail,
  findDetailPage,
  lastSortNo,
} from '@/features/dictionary/dict-detail-api';
import type { DictDetail } from '@/features/dictionary/dict-detail-schema';
import type { DictType } from '@/features/dictionary/dictionary-schema';
import { EditingNote } from '@/features/editing/editing-note';
import { usePermission } from '@/features/session/permitted';
import { useListRows } from '@/shared/console-ui/list/query/use-list-rows';
import { EditDialog } from '@/shared/console-ui/edit/edit-dialog';
import { useEditing } from '@/shared/console-ui/edit/use-editing';
import { DraftsNote } from '@/shared/console-ui/edit/drafts-note';
import { FilterForm } from '@/shared/console-ui/list/page/filter-form';
import { ListPage } from '@/shared/console-ui/list/page/list-page';
import { ListTable } from '@/shared/console-ui/list/table/list-table';
import { ListToolsEnd } from '@/shared/console-ui/list/page/list-tools-end';
import { useListQuery } from '@/shared/console-ui/list/query/use-list-query';
import { useSelection } from '@/shared/console-ui/list/table/use-selection';
import { useTexts } from '@/shared/i18n/use-texts';
import { DictTools } from './dict-tools';
import { emptyEntry, entryValuesOf } from './entry-form';
import type { EntryValues } from './entry-form';
import { EntryActions } from './entry-actions';
import { useEntryColumns } from './use-columns';
import { useEntryFields } from './use-entry-fields';
import { useEntryWrites } from './use-entry-writes';
import { useLockReason } from './use-lock-reason';
import { ENTRY_PREFIX } from './use-open-type';

const WIRE_KEYS = { dictName: 'dictName_LIKE' };
const OPTIONS = {
  prefix: ENTRY_PREFIX,
  defaultSort: { id: 'sortNo', direction: 'ascending' },
  name: 'dict-entries',
} as const;
const ROW_PERMS = ['system_dict_update', 'system_dict_delete'];

interface EntriesListProps {
  type: DictType;
  /** The form of an entry has unsaved changes. */
  isDirty: boolean;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The entries of one type, by their sort number; only a super admin can add some to a built-in type. */
export function EntriesList({ type, isDirty, onDirtyChange }: EntriesListProps) {
  const { t } = useTexts('dictionary');
  const list = useListQuery(WIRE_KEYS, OPTIONS);
  const wire = { ...list.wire, typeId_EQ: type.id };
  const answer = useListRows(detailPageQuery(wire));
  const rows = answer.data?.rows ?? [];
  const selection = useSelection(list.wire, rows);
  const [last, setLast] = useState(0);
  const { save, remove, readAgain, prepare, ...writes } = useEntryWrites(type);
  const fields = useEntryFields();
  const columns = useEntryColumns();
  const lockReason = useLockReason();
  const mayDelete = usePermission(['system_dict_delete']);
  const hasActions = usePermission(ROW_PERMS);
  const typeLock = lockReason(type);
  const editing = useEditing<EntryValues, DictDetail>(rows, {
    isLocked: (entry) => lockReason(entry) !== null,
    mayAdd: usePermission(['system_dict_insert']) && typeLock === null,
    addNext: () => add(),
    unique: ['dictName', 'dictValue'],
  });
  const drafts = `dict-detail:${type.id}:`;
  const openDraft = async (id: string | null) => {
    const found = id === null ? null : await prepare(() => findDetail(id));
    if (found !== null) editing.edit(found);
    else if (id === null) await add();
  };
  const add = async (): Promise<void> => {
    const found = await prepare(() => lastSortNo(type.id));
    if (found === null) return editing.close();
    setLast(found);
    editing.add();
  };
  const removeSelected = async () => {
    if (await remove(selection.rows)) selection.clear();
  };

  const actionsOf = (entry: DictDetail) => (
    <EntryActions
      entry={entry}
      lockReason={lockReason(entry)}
      onEdit={() => editing.edit(entry)}
      onDelete={() => void remove([entry])}
    />
  );

  return (
    <>
      <ListPage
        heading="h2"
        title={type.typeName}
        count={answer.total === undefined ? undefined : t('entry.count', { count: answer.total })}
        selected={selection.ids.length}
        notice={editing.edited === null && <DraftsNote start={drafts} onOpen={(id) => void openDraft(id)} />}
        filters={
          <FilterForm
            list={list}
            onRepeat={readAgain}
            fields={[{ name: 'dictName', label: t('entry.name'), placeholder: t('filter.contains') }]}
          />
        }
        tools={
          <DictTools
            addText={t('entry.add')}
            onAdd={() => void add()}
            mayAdd={typeLock === null}
            selectedCount={selection.ids.length}
            onDelete={() => void removeSelected()}
            note={typeLock}
            writes={writes}
            end={
              <ListToolsEnd
                list={list}
                columns={columns}
                fileName={t('entry.fileName', { code: type.typeCode })}
                read={(requested) => findDetailPage({ ...requested, typeId_EQ: type.id })}
                onRefresh={readAgain}
              />
            }
          />
        }
        table={
          <ListTable
            label={t('entry.title', { code: type.typeCode })}
            columns={columns}
            list={list}
            answer={answer}
            nameOf={({ dictName }) => dictName}
            selection={mayDelete ? { ...selection, lockedReason: lockReason } : undefined}
            actions={hasActions ? actionsOf : undefined}
          />
        }
      />
      {editing.props !== null && (
        <EditDialog
          {...editing.props}
          key={editing.key}
          title={t(editing.props.row === null ? 'entry.add' : 'entry.edit')}
          draftKey={drafts + (editing.props.row?.id ?? 'new')}
          fields={fields}
          emptyValues={emptyEntry(last)}
          valuesOf={entryValuesOf}
          save={save}
          readRow={findDetail}
          onDirtyChange={onDirtyChange}
          notice={
            editing.props.row && (
              <EditingNote kind="system.dict.detail" id={editing.props.row.id} isEditing={isDirty} />
            )
          }
        />
      )}
    </>
  );
}
