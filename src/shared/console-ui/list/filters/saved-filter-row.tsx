import { useEffect, useRef } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import type { SavedFilter } from './saved-filters';

interface SavedFilterRowProps {
  filter: SavedFilter;
  /** Its filters in words; empty for none. */
  summary: string;
  /** Gets the focus: it was renamed, or put back. */
  isFocused: boolean;
  onApply: () => void;
  onDefault: (isDefault: boolean) => void;
  onRename: () => void;
  onDelete: () => void;
}

/** One saved filter: its name, what it filters, and what can be done with it. */
export function SavedFilterRow(props: SavedFilterRowProps) {
  const { filter, summary, isFocused, onApply, onDefault, onRename, onDelete } = props;
  const { name, isDefault } = filter;
  const { t } = useTexts('list-view');
  const rename = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) rename.current?.focus();
  }, [isFocused]);
  return (
    <>
      <div className="saved-filters-what">
        <b>{name}</b>
        <span>{summary || t('filters.noFilter')}</span>
      </div>
      <div className="saved-filters-actions button-row">
        <Button size="small" aria-label={t('filters.applyOne', { name })} onClick={onApply}>
          {t('filters.apply')}
        </Button>
        <label>
          <input
            type="checkbox"
            aria-label={t('filters.defaultOne', { name })}
            checked={isDefault}
            onChange={({ target }) => onDefault(target.checked)}
          />
          <span>{t('filters.default')}</span>
        </label>
        <Button
          ref={rename}
          size="small"
          variant="text"
          aria-label={t('filters.renameOne', { name })}
          onClick={onRename}
        >
          {t('filters.rename')}
        </Button>
        <Button size="small" variant="text" aria-label={t('filters.deleteOne', { name })} onClick={onDelete}>
          {t('filters.delete')}
        </Button>
      </div>
    </>
  );
}
