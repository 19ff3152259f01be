import { useEffect, useRef, useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { TextField } from '@/shared/ui/fields/text-field';
import { MAX_FILTER_NAME } from './saved-filters';

interface RenameFilterFormProps {
  name: string;
  /** True for the name of another one. */
  isTaken: (name: string) => boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** A new name for a saved filter, in place of its row. Escape cancels it and leaves the dialog open. */
export function RenameFilterForm({ name, isTaken, onSave, onCancel }: RenameFilterFormProps) {
  const { t } = useTexts(['list-view', 'ui']);
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const save = () => {
    const next = typed.trim();
    if (next !== '' && !isTaken(next)) return onSave(next);
    setError(t(next === '' ? 'filters.nameMissing' : 'filters.nameTaken'));
    input.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, in its field or on a button.
    <form
      className="saved-filters-rename"
      aria-label={t('filters.renameOne', { name })}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onCancel();
      }}
    >
      <TextField
        ref={input}
        label={t('filters.newName')}
        error={error || undefined}
        maxLength={MAX_FILTER_NAME}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="button-row">
        <Button type="submit" size="small">
          {t('filters.saveName')}
        </Button>
        <Button size="small" variant="text" onClick={onCancel}>
          {t('ui:action.cancel')}
        </Button>
      </div>
    </form>
  );
}
