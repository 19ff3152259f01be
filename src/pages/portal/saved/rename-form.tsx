import { useEffect, useRef, useState } from 'react';
import { MAX_NAME_LENGTH } from '@/features/saved/saved-item';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { TextField } from '@/shared/ui/fields/text-field';

interface RenameFormProps {
  name: string;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** A new name for a saved item, in place of its row. */
export function RenameForm({ name, onSave, onCancel }: RenameFormProps) {
  const { t } = useTexts('saved');
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <form
      className="saved-rename"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(typed);
      }}
    >
      <TextField
        ref={field}
        label={t('newName')}
        value={typed}
        maxLength={MAX_NAME_LENGTH}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) onCancel();
        }}
      />
      <Button type="submit">{t('saveName')}</Button>
      <Button variant="text" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </form>
  );
}
