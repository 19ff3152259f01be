import { usePermission } from '@/features/session/permitted';
import {
  deleteStandard,
  deleteStandards,
  findStandardRows,
  getStandardRow,
  insertStandard,
  standardRowsQuery,
  updateStandard,
} from '@/features/standards/rows/standard-rows-api';
import type { StandardRow } from '@/features/standards/rows/standard-rows-schema';
import { shownTheme, useThemeStore } from '@/features/theme/theme-store';
import { useRows } from '@/shared/api/cache/previous-answer';
import { DraftsNote } from '@/shared/console-ui/edit/drafts-note';
import { EditDialog } from '@/shared/console-ui/edit/edit-dialog';
import { useEditing } from '@/shared/console-ui/edit/use-editing';
import { FilterForm } from '@/shared/console-ui/list/page/filter-form';
import { ListPage } from '@/shared/console-ui/list/page/list-page';
import { ListTable } from '@/shared/console-ui/list/table/list-table';
import { ListToolsEnd } from '@/shared/console-ui/list/page/list-tools-end';
import { useAddRequest } from '@/shared/console-ui/list/query/use-add-request';
import { useListQuery } from '@/shared/console-ui/list/query/use-list-query';
import { useSelection } from '@/shared/console-ui/list/table/use-selection';
import { useTableHeight } from '@/shared/console-ui/list/table/use-table-height';
import { useTexts } from '@/shared/i18n/use-texts';
import { ContentActions } from './parts/content-actions';
import { ContentTools } from './content-tools';
import { EMPTY_STANDARD, standardBody, standardValues, type StandardValues } from './standard-values';
import { STANDARD_WIRE } from './standards-query';
import { useContentWrites } from './use-content-writes';
import { useFilterFields } from './use-filter-fields';
import { useStandardColumns } from './use-standard-columns';
import { useStandardFields } from './use-standard-fields';

const DRAFTS = 'content-standard:';

interface StandardsListProps {
  /** Opens the parts of a standard. */
  onOpen: (id: string) => void;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The list of standards with its filters, form and deletions. */
export function StandardsList({ onOpen, onDirtyChange }: StandardsListProps) {
  const { t } = useTexts('standards-admin');
  const list = useListQuery(STANDARD_WIRE, { name: 'standards' });
  const answer = useRows(standardRowsQuery(list.wire));
  const rows = answer.data?.rows ?? [];
  const selection = useSelection(list.wire, rows);
  const editing = useEditing<StandardValues, StandardRow>(rows);
  const { save, remove, readAgain, prepare, ...writes } = useContentWrites<StandardValues, StandardRow>({
    kind: 'standard',
    insert: (values) => insertStandard(standardBody(values)),
    update: (values, { id, version }) => updateStandard({ ...standardBody(values), id, version }),
    deleteOne: deleteStandard,
    deleteMany: deleteStandards,
    nameOf: ({ number }) => number,
  });
  const fields = useStandardFields();
  const columns = useStandardColumns();
  const filters = useFilterFields();
  useAddRequest(usePermission(['content_standard_insert']), editing.add);
  const mayDelete = usePermission(['content_standard_delete']);
  const height = useTableHeight({ layout: useThemeStore((theme) => shownTheme(theme).layout) });
  const open = async (id: string | null) => {
    if (id === null) return editing.add();
    const found = await prepare(() => getStandardRow(id));
    if (found !== null) editing.edit(found);
  };
  const removeSelected = async () => {
    if (await remove(selection.rows)) selection.clear();
  };
  const actionsOf = (standard: StandardRow) => (
    <ContentActions
      subject={standard.number}
      onEdit={() => editing.edit(standard)}
      onOpen={() => onOpen(standard.id)}
      onDelete={() => void remove([standard])}
    />
  );

  return (
    <>
      <ListPage
        title={t('title')}
        count={answer.total === undefined ? undefined : t('standard.count', { count: answer.total })}
        selected={selection.ids.length}
        notice={editing.edited === null && <DraftsNote start={DRAFTS} onOpen={(id) => void open(id)} />}
        filters={<FilterForm list={list} onRepeat={readAgain} fields={filters} />}
        tools={
          <ContentTools
            addText={t('standard.add')}
            onAdd={editing.add}
            selectedCount={selection.ids.length}
            onDelete={() => void removeSelected()}
            writes={writes}
            end={
              <ListToolsEnd
                list={list}
                columns={columns}
                fileName={t('standard.fileName')}
                read={findStandardRows}
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
            nameOf={({ number }) => number}
            selection={mayDelete ? selection : undefined}
            actions={actionsOf}
          />
        }
      />
      {editing.props !== null && (
        <EditDialog
          {...editing.props}
          key={editing.props.key}
          isWide
          title={
            editing.props.row === null
              ? t('standard.add')
              : t('standard.edit', { name: editing.props.row.number })
          }
          draftKey={DRAFTS + (editing.props.row?.id ?? 'new')}
          fields={fields}
          emptyValues={EMPTY_STANDARD}
          valuesOf={standardValues}
          save={save}
          readRow={getStandardRow}
          onDirtyChange={onDirtyChange}
        />
      )}
    </>
  );
}
