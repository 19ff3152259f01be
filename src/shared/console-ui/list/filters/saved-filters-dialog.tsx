import { useRef, useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { setOwned, useOwned } from '@/shared/storage/use-owned';
import { Button } from '@/shared/ui/controls/button';
import { Dialog } from '@/shared/ui/controls/dialog';
import { TextField } from '@/shared/ui/fields/text-field';
import type { FilterField } from '../page/filter-field';
import type { ListQuery } from '../query/use-list-query';
import { labelsOf } from './choices';
import {
  areSavedFilters,
  filtersKey,
  filtersOf,
  withDefault,
  withFilter,
  withoutFilter,
  type SavedFilter,
} from './saved-filters';
import './saved-filters-dialog.css';

export interface SavedFiltersDialogProps {
  list: ListQuery;
  /** The filters of the form, for their labels. */
  fields: readonly FilterField[];
  onClose: () => void;
}

const MAX_NAME = 40;

/** The user's saved filters of a list: apply, open the list with one, delete, and save the current ones by a name. */
export function SavedFiltersDialog({ list, fields, onClose }: SavedFiltersDialogProps) {
  const { t } = useTexts(['list-view', 'ui', 'console']);
  const key = filtersKey(list.name);
  const saved = useOwned(key, areSavedFilters) ?? [];
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const names = Object.keys(list.texts);

  /** The filters in words: labels of choices, not their values. */
  const summaryOf = ({ texts }: SavedFilter) =>
    fields
      .filter(({ name: field }) => texts[field])
      .map(({ name: field, label, options }) => {
        const value = texts[field] ?? '';
        const gone = (code: string) => t('console:filter.gone', { code });
        return `${label}: ${options === undefined ? value : labelsOf(options, value, gone).join(t('ui:list.comma'))}`;
      })
      .join(' · ');
  const apply = (filter: SavedFilter) => {
    list.change({ filters: filtersOf(filter, names), sort: filter.sort });
    onClose();
  };
  const save = () => {
    const trimmed = name.trim();
    if (trimmed === '') {
      setError(t('filters.nameMissing'));
      input.current?.focus();
      return;
    }
    setOwned(key, withFilter(saved, { name: trimmed, texts: list.texts, sort: list.sort }));
    setName('');
    setError('');
  };
  const remove = (filter: SavedFilter) => {
    setOwned(key, withoutFilter(saved, filter.name));
    input.current?.focus();
  };

  return (
    <Dialog isOpen title={t('filters.title')} className="saved-filters" startsAt={input} onClose={onClose}>
      {saved.length === 0 ? (
        <p>{t('filters.none')}</p>
      ) : (
        <ul aria-label={t('filters.title')}>
          {saved.map((filter) => (
            <li key={filter.name}>
              <div className="saved-filters-what">
                <b>{filter.name}</b>
                <span>{summaryOf(filter) || t('filters.noFilter')}</span>
              </div>
              <div className="saved-filters-actions button-row">
                <Button
                  size="small"
                  aria-label={t('filters.applyOne', { name: filter.name })}
                  onClick={() => apply(filter)}
                >
                  {t('filters.apply')}
                </Button>
                <label>
                  <input
                    type="checkbox"
                    aria-label={t('filters.defaultOne', { name: filter.name })}
                    checked={filter.isDefault}
                    onChange={({ target }) =>
                      setOwned(key, withDefault(saved, target.checked ? filter.name : null))
                    }
                  />
                  <span>{t('filters.default')}</span>
                </label>
                <Button
                  size="small"
                  variant="text"
                  aria-label={t('filters.deleteOne', { name: filter.name })}
                  onClick={() => remove(filter)}
                >
                  {t('filters.delete')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <form
        className="saved-filters-form"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          ref={input}
          label={t('filters.name')}
          hint={t('filters.nameHint')}
          error={error || undefined}
          maxLength={MAX_NAME}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" size="small" variant="primary">
          {t('filters.save')}
        </Button>
      </form>
    </Dialog>
  );
}
