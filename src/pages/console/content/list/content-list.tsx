import { Suspense, useState } from 'react';
import { contentPageQuery, findContent } from '@/features/content/content-api';
import type { ContentKind } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import { useKindWords } from '@/features/content/words/use-kind-words';
import { shownTheme, useThemeStore } from '@/features/theme/theme-store';
import { useListRows } from '@/shared/console-ui/list/query/use-list-rows';
import { DraftsNote } from '@/shared/console-ui/edit/drafts-note';
import { WritesNote } from '@/shared/console-ui/edit/writes-note';
import { FilterForm } from '@/shared/console-ui/list/page/filter-form';
import { ListPage } from '@/shared/console-ui/list/page/list-page';
import { ListToolsEnd } from '@/shared/console-ui/list/page/list-tools-end';
import { useAddRequest } from '@/shared/console-ui/list/query/use-add-request';
import { useListQuery } from '@/shared/console-ui/list/query/use-list-query';
import { ListTable } from '@/shared/console-ui/list/table/list-table';
import { RowAction } from '@/shared/console-ui/list/table/row-action';
import { useSelection } from '@/shared/console-ui/list/table/use-selection';
import { useTableHeight } from '@/shared/console-ui/list/table/use-table-height';
import { useLanguage } from '@/shared/i18n/use-language';
import type { TextKey } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { Button } from '@/shared/ui/controls/button';
import { begunIn, draftsOf } from '../record/draft-keys';
import { ImportDialog } from '../import/lazy-import-dialog';
import { useContentPlace } from '../use-content-place';
import type { useContentWrites } from '../use-content-writes';
import { useActor } from '../use-actor';
import { planOf } from './bulk/bulk-plan';
import { BulkTraceNote } from './bulk/bulk-trace-note';
import { useBulkActions } from './bulk/use-bulk-actions';
import { listNameOf, recordsWire, wireKeysOf } from './content-wire';
import { exportedColumns } from './exported-columns';
import { useRecordColumns } from './use-record-columns';
import { useRecordFilters } from './use-record-filters';
import { useRemoval } from './use-removal';

/** Loaded when it opens. */
const BinDrawer = lazyPart(() => import('./bin-drawer').then((part) => part.BinDrawer));

interface ContentListProps {
  kind: ContentKind;
  writes: ReturnType<typeof useContentWrites>;
}

/** The records of a kind with filters, export, import, and the bin. */
export function ContentList({ kind, writes }: ContentListProps) {
  const { t } = useTexts('content');
  const place = useContentPlace();
  const words = useKindWords(kind);
  const list = useListQuery(wireKeysOf(kind), { name: listNameOf(kind) });
  const answer = useListRows(contentPageQuery(kind.id, recordsWire(list.wire), useLanguage()));
  const rows = answer.data?.rows ?? [];
  const selection = useSelection(list.wire, rows);
  const { readAgain, refresh } = writes;
  const bulk = useBulkActions(kind, ({ left }) => {
    selection.select(left.map(({ row }) => row.id));
    refresh();
  });
  const [isBinOpen, setIsBinOpen] = useState(false);
  const [isImportOpen, setIsImportOpen] = useState(false);
  const remove = useRemoval(kind, writes);
  const actor = useActor(kind);
  const columns = useRecordColumns(kind, place.addressOf, list.texts['check'] !== '');
  const exported = exportedColumns(kind);
  const mayInsert = actor.may('insert');
  const mayDelete = actor.may('delete');
  useAddRequest(mayInsert, () => place.open('new'));
  const height = useTableHeight({ layout: useThemeStore((theme) => shownTheme(theme).layout) });
  const title = t(`kind.${kind.id}.title` as TextKey<'content'>);

  const openDraft = (end: string | null) => {
    const begun = end === null ? '' : begunIn(end);
    if (begun === null) place.open(end ?? '');
    else place.openNew(begun);
  };
  // One question where all of them go; else which go and why not the others.
  const removeSelected = (selected: readonly ContentRow[]) =>
    planOf('delete', selected, kind, actor).left.length === 0
      ? void remove(t('delete.question', { count: selected.length }), selected)
      : bulk.open('delete', selected);
  const whyUndeletable = ({ isPublished, published }: ContentRow) =>
    isPublished ? t(published === null ? 'delete.scheduled' : 'delete.published') : null;
  const actions = (row: ContentRow) => (
    <>
      <RowAction subject={words.name(row.values)} onPress={() => place.open(row.id)}>
        {t('action.open')}
      </RowAction>
      {mayInsert && (
        <RowAction subject={words.name(row.values)} onPress={() => place.copy(row.id)}>
          {t('action.copy')}
        </RowAction>
      )}
      {mayDelete && (
        <RowAction
          subject={words.name(row.values)}
          isDeletion
          disabledReason={whyUndeletable(row)}
          onPress={() => void remove(t('delete.questionThis'), [row])}
        >
          {t('action.delete')}
        </RowAction>
      )}
    </>
  );

  return (
    <>
      <ListPage
        title={title}
        count={answer.total === undefined ? undefined : t('count', { count: answer.total })}
        selected={selection.ids.length}
        notice={
          <>
            <BulkTraceNote kind={kind} />
            <DraftsNote start={draftsOf(kind.id)} onOpen={openDraft} />
          </>
        }
        filters={<FilterForm list={list} onRepeat={readAgain} fields={useRecordFilters(kind)} />}
        tools={
          <>
            {mayInsert && (
              <Button size="small" variant="primary" onClick={() => place.open('new')}>
                {t('action.add')}
              </Button>
            )}
            {mayDelete && (
              <Button
                size="small"
                variant="delete"
                disabled={selection.ids.length === 0}
                aria-busy={writes.isUnderWay}
                onClick={() => removeSelected(selection.rows)}
              >
                {t('delete.selected', { count: selection.ids.length })}
              </Button>
            )}
            {mayInsert && (
              <Button size="small" onClick={() => setIsImportOpen(true)}>
                {t('import.open')}
              </Button>
            )}
            {mayDelete && (
              <Button size="small" onClick={() => setIsBinOpen(true)}>
                {t('bin.open')}
              </Button>
            )}
            <ListToolsEnd
              list={list}
              columns={columns}
              fileColumns={exported}
              fileName={title}
              read={(wire) => findContent(kind.id, recordsWire(wire))}
              onRefresh={readAgain}
            />
            <WritesNote writes={writes} />
          </>
        }
        table={
          <ListTable
            label={title}
            columns={columns}
            list={list}
            answer={answer}
            height={height}
            nameOf={(row) => words.name(row.values)}
            selection={selection}
            bulkActions={bulk.actions}
            fileColumns={exported}
            actions={actions}
          />
        }
      />
      {bulk.dialog}
      <Suspense>
        {isImportOpen && <ImportDialog kind={kind} onClose={() => setIsImportOpen(false)} />}
        {isBinOpen && (
          // What was brought back there cannot be brought back here again.
          <BinDrawer
            kind={kind}
            onRestored={() => writes.undo?.dismiss()}
            onClose={() => setIsBinOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
