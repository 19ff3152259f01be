import { usePermission } from '@/features/session/permitted';
import { useRows, type ReadQuery } from '@/shared/api/cache/previous-answer';
import { DraftsNote } from '@/shared/console-ui/edit/drafts-note';
import { EditDialog } from '@/shared/console-ui/edit/edit-dialog';
import { useEditing } from '@/shared/console-ui/edit/use-editing';
import type { EditField, EditValues, VersionedRow } from '@/shared/console-ui/edit/edit-field';
import { FilterForm, type FilterField } from '@/shared/console-ui/list/page/filter-form';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { ListPage } from '@/shared/console-ui/list/page/list-page';
import { ListTable } from '@/shared/console-ui/list/table/list-table';
import { ListToolsEnd } from '@/shared/console-ui/list/page/list-tools-end';
import { useListQuery } from '@/shared/console-ui/list/query/use-list-query';
import { useSelection } from '@/shared/console-ui/list/table/use-selection';
import { useTexts } from '@/shared/i18n/use-texts';
import { ContentActions } from './content-actions';
import { ContentTools } from '../content-tools';
import { useContentWrites } from '../use-content-writes';
import { PART_PREFIX } from '../use-open-standard';

type Wire = Readonly<Record<string, string | number>>;
interface Page<Row> {
  total: number;
  rows: Row[];
}

export interface PartListProps<Values extends EditValues, Row extends VersionedRow> {
  kind: 'indicator' | 'relation';
  standardId: string;
  /** Number of the standard. */
  standardNumber: string;
  /** The server's keys by filter, a constant. */
  wireKeys: Readonly<Record<string, string>>;
  filters: readonly FilterField[];
  query: (wire: Wire) => ReadQuery<Page<Row>>;
  find: (wire: Wire) => Promise<Page<Row>>;
  get: (id: string) => Promise<Row | null>;
  columns: ListColumn<Row>[];
  fields: readonly EditField[];
  emptyValues: Values;
  valuesOf: (row: Row) => Values;
  nameOf: (row: Row) => string;
  writes: {
    insert: (values: Values) => Promise<unknown>;
    update: (values: Values, row: Row) => Promise<unknown>;
    deleteOne: (id: string) => Promise<unknown>;
    deleteMany: (ids: readonly string[]) => Promise<unknown>;
  };
  onDirtyChange: (isDirty: boolean) => void;
}

/** A list of the parts of a standard, with its form and deletions. */
export function PartList<Values extends EditValues, Row extends VersionedRow>(
  props: PartListProps<Values, Row>,
) {
  const { kind, standardId, columns, fields, emptyValues, valuesOf, nameOf, get, onDirtyChange } = props;
  const { t } = useTexts('standards-admin');
  const list = useListQuery(props.wireKeys, { prefix: PART_PREFIX, name: `standard-${kind}` });
  const answer = useRows(props.query({ ...list.wire, standardId_EQ: standardId }));
  const rows = answer.data?.rows ?? [];
  const selection = useSelection(list.wire, rows);
  const editing = useEditing<Values, Row>(rows);
  const { save, remove, readAgain, prepare, ...writes } = useContentWrites<Values, Row>({
    ...props.writes,
    kind,
    nameOf,
  });
  const mayDelete = usePermission(['content_standard_delete']);
  const hasActions = usePermission(['content_standard_update', 'content_standard_delete']);
  const drafts = `content-${kind}:${standardId}:`;
  const title = t(`${kind}.title`, { name: props.standardNumber });
  const openDraft = async (id: string | null) => {
    if (id === null) return editing.add();
    const found = await prepare(() => get(id));
    if (found !== null) editing.edit(found);
  };
  const removeSelected = async () => {
    if (await remove(selection.rows)) selection.clear();
  };
  const actionsOf = (part: Row) => (
    <ContentActions
      subject={nameOf(part)}
      onEdit={() => editing.edit(part)}
      onDelete={() => void remove([part])}
    />
  );

  return (
    <>
      <ListPage
        heading="h2"
        title={title}
        count={answer.total === undefined ? undefined : t(`${kind}.count`, { count: answer.total })}
        selected={selection.ids.length}
        notice={editing.edited === null && <DraftsNote start={drafts} onOpen={(id) => void openDraft(id)} />}
        filters={
          <FilterForm
            label={t('parts.filters', { title })}
            list={list}
            onRepeat={readAgain}
            fields={props.filters}
          />
        }
        tools={
          <ContentTools
            addText={t(`${kind}.add`)}
            onAdd={editing.add}
            selectedCount={selection.ids.length}
            onDelete={() => void removeSelected()}
            writes={writes}
            end={
              <ListToolsEnd
                list={list}
                columns={columns}
                fileName={title}
                read={(wire) => props.find({ ...wire, standardId_EQ: standardId })}
                onRefresh={readAgain}
              />
            }
          />
        }
        table={
          <ListTable
            label={title}
            pagerLabel={t('parts.pages', { title })}
            columns={columns}
            list={list}
            answer={answer}
            nameOf={nameOf}
            selection={mayDelete ? selection : undefined}
            actions={hasActions ? actionsOf : undefined}
          />
        }
      />
      {editing.props !== null && (
        <EditDialog
          {...editing.props}
          key={editing.props.key}
          isWide
          title={t(editing.props.row === null ? `${kind}.add` : `${kind}.edit`)}
          draftKey={drafts + (editing.props.row?.id ?? 'new')}
          fields={fields}
          emptyValues={emptyValues}
          valuesOf={valuesOf}
          save={save}
          readRow={get}
          onDirtyChange={onDirtyChange}
        />
      )}
    </>
  );
}
