import { useState, type RefObject } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { TextField } from '@/shared/ui/fields/text-field';
import { MAX_FILTER_NAME } from './saved-filters';

interface SaveFilterFormProps {
  /** Its name field. */
  ref: RefObject<HTMLInputElement | null>;
  /** True for a name that one has already: it would be replaced, and the button says so. */
  isTaken: (name: string) => boolean;
  onSave: (name: string) => void;
}

/** Saves the current filters and order under a name. */
export function SaveFilterForm({ ref: input, isTaken, onSave }: SaveFilterFormProps) {
  const { t } = useTexts('list-view');
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const save = () => {
    const trimmed = name.trim();
    if (trimmed === '') {
      setError(t('filters.nameMissing'));
      input.current?.focus();
      return;
    }
    onSave(trimmed);
    setName('');
    setError('');
  };
  return (
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
        maxLength={MAX_FILTER_NAME}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" size="small" variant="primary">
        {t(isTaken(name) ? 'filters.replace' : 'filters.save')}
      </Button>
    </form>
  );
}
