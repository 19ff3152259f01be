import { useEffect, useRef, useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { setOwned, useOwned } from '@/shared/storage/use-owned';
import { Button } from '@/shared/ui/controls/button';
import { Dialog } from '@/shared/ui/controls/dialog';
import type { FilterField } from '../page/filter-field';
import type { ListQuery } from '../query/use-list-query';
import { filterSummary } from './filter-summary';
import { RenameFilterForm } from './rename-filter-form';
import { SaveFilterForm } from './save-filter-form';
import { SavedFilterRow } from './saved-filter-row';
import {
  areSavedFilters,
  filtersKey,
  filtersOf,
  isTaken,
  withDefault,
  withFilter,
  withoutFilter,
  withRenamed,
  withRestored,
  type DeletedFilter,
  type SavedFilter,
} from './saved-filters';
import './saved-filters-dialog.css';

export interface SavedFiltersDialogProps {
  list: ListQuery;
  /** The filters of the form, for their labels. */
  fields: readonly FilterField[];
  onClose: () => void;
}

/** What the last action left: each action replaces all of it. */
interface Trace {
  /** What was done. */
  message?: string;
  /** What can be put back. */
  deleted?: DeletedFilter;
  /** What was saved under the name before, and can be again. */
  replaced?: SavedFilter;
  /** The name of the one that gets another. */
  renaming?: string;
  /** The name of the row that gets the focus. */
  focused?: string;
}

/**
 * The user's saved filters of a list: apply, open the list with one, rename, delete, and save the current ones by a name.
 * A deletion and a replacement can be undone until the next action.
 */
export function SavedFiltersDialog({ list, fields, onClose }: SavedFiltersDialogProps) {
  const { t } = useTexts(['list-view', 'ui', 'console']);
  const key = filtersKey(list.name);
  const saved = useOwned(key, areSavedFilters) ?? [];
  const [trace, setTrace] = useState<Trace>({});
  const input = useRef<HTMLInputElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const { deleted, replaced } = trace;
  // The pressed button was removed with its row.
  useEffect(() => {
    if (deleted !== undefined) undo.current?.focus();
  }, [deleted]);

  const write = (next: readonly SavedFilter[], left: Trace) => {
    setOwned(key, next);
    setTrace(left);
  };
  const apply = (filter: SavedFilter) => {
    list.change({ filters: filtersOf(filter, Object.keys(list.texts)), sort: filter.sort });
    onClose();
  };
  const save = (name: string) => {
    const before = saved.find((filter) => filter.name === name);
    write(withFilter(saved, { name, texts: list.texts, sort: list.sort }), {
      message: t(before === undefined ? 'filters.saved' : 'filters.replaced', { name }),
      replaced: before,
    });
  };
  const saveAgain = (before: SavedFilter) =>
    write(withFilter(saved, before), {
      message: t('filters.restored', { name: before.name }),
      focused: before.name,
    });
  const rename = (name: string, next: string) =>
    next === name
      ? setTrace({ focused: name })
      : write(withRenamed(saved, name, next), {
          message: t('filters.renamed', { name: next }),
          focused: next,
        });
  const remove = (filter: SavedFilter) =>
    write(withoutFilter(saved, filter.name), {
      message: t('filters.deleted', { name: filter.name }),
      deleted: { filter, at: saved.indexOf(filter) },
    });
  const restore = (back: DeletedFilter) =>
    write(withRestored(saved, back), {
      message: t('filters.restored', { name: back.filter.name }),
      focused: back.filter.name,
    });

  return (
    <Dialog isOpen title={t('filters.title')} className="saved-filters" startsAt={input} onClose={onClose}>
      {saved.length === 0 ? (
        <p>{t('filters.none')}</p>
      ) : (
        <ul aria-label={t('filters.title')}>
          {saved.map((filter) => (
            <li key={filter.name}>
              {trace.renaming === filter.name ? (
                <RenameFilterForm
                  name={filter.name}
                  isTaken={(name) => isTaken(withoutFilter(saved, filter.name), name)}
                  onSave={(name) => rename(filter.name, name)}
                  onCancel={() => setTrace({ focused: filter.name })}
                />
              ) : (
                <SavedFilterRow
                  filter={filter}
                  summary={filterSummary(fields, filter, t)}
                  isFocused={trace.focused === filter.name}
                  onApply={() => apply(filter)}
                  onDefault={(isDefault) => write(withDefault(saved, isDefault ? filter.name : null), {})}
                  onRename={() => setTrace({ renaming: filter.name })}
                  onDelete={() => remove(filter)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="saved-filters-status">
        <p role="status">{trace.message}</p>
        {deleted !== undefined && (
          <Button ref={undo} size="small" onClick={() => restore(deleted)}>
            {t('console:undo.undo')}
          </Button>
        )}
        {replaced !== undefined && (
          <Button size="small" onClick={() => saveAgain(replaced)}>
            {t('filters.undoReplaced')}
          </Button>
        )}
      </div>
      <SaveFilterForm ref={input} isTaken={(name) => isTaken(saved, name)} onSave={save} />
    </Dialog>
  );
}
